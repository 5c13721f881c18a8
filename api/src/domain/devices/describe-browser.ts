import type { AccountDevice } from '@jobharbor/shared/contracts';
import Bowser from 'bowser';

type Browser = Pick<AccountDevice, 'browser' | 'system' | 'kind'>;

const kinds = new Set(['desktop', 'tablet']);

/** Browser and system as the `User-Agent` header names them; null where it names none. */
export function describeBrowser(userAgent: string | null): Browser {
  if (userAgent === null || userAgent.trim() === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind:
      platform.type === 'mobile'
        ? 'phone'
        : kinds.has(platform.type ?? '')
          ? (platform.type as 'desktop' | 'tablet')
          : 'unknown',
  };
}
