import { deviceTimeZone } from '@jobharbor/shared/browser/environment';
import { marketTimeZone } from '@jobharbor/shared/contracts/office-hours';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { useSyncExternalStore } from 'react';

/**
 * The viewer's time zone. The server does not know it on a first visit, and takes the market's: a row that the browser added
 * after hydration would move the page.
 */
export function useOwnTimeZone(): string | undefined {
  const { timeZone } = useRemote();
  const { country } = useLocale();
  const served = () => (timeZone === 'UTC' ? marketTimeZone(country.key) : timeZone);
  return useSyncExternalStore(
    () => () => {},
    () => deviceTimeZone() ?? served(),
    served,
  );
}

/** Whether the time zone is the market's for want of the viewer's own: on the server, on a first visit. */
export function useIsZoneGuessed(): boolean {
  const { timeZone } = useRemote();
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => timeZone === 'UTC',
  );
}

/** “6.5 hours”, in the language of the tag. */
export const hoursText = (tag: string, hours: number): string =>
  new Intl.NumberFormat(tag, {
    ...{ style: 'unit', unit: 'hour', unitDisplay: 'long' },
    maximumFractionDigits: 1,
  }).format(hours);
