import {
  clickOfAddress,
  type PixelProvider,
  pixelCookie,
  readPixelConsent,
  refusesTracking,
} from '@jobharbor/shared/contracts';
import type { PixelOfPage } from '../pixels/pixel-question.ts';
import type { PageVisit } from './page-options.ts';

/** The pixel of a page's country, with the click that its address names. */
export function pixelOf(
  countries: readonly { country_key: string; provider: PixelProvider }[],
  { address, search }: Pick<PageVisit, 'address' | 'search'>,
  seconds: number,
): PixelOfPage | null {
  const provider = countries.find(({ country_key }) => country_key === address.country.key)?.provider;
  return provider === undefined
    ? null
    : { provider, clickId: clickOfAddress(provider, search, seconds * 1_000)?.id ?? null };
}

/** Whether the visitor has answered about this provider, or their browser has for them. */
export const isPixelAnswered = (
  provider: PixelProvider,
  cookies: Readonly<Record<string, string | undefined>>,
  headers: Readonly<Record<string, unknown>>,
): boolean => {
  const consent = readPixelConsent(cookies[pixelCookie]);
  return consent === provider || consent === 'no' || refusesTracking(headers);
};
