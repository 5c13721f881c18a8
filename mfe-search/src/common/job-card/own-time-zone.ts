import { deviceTimeZone } from '@jobharbor/shared/browser/environment';
import { marketTimeZone, office, sharedOfficeHours } from '@jobharbor/shared/contracts/jobs/office-hours';
import { useLocale, useNow, useRemote } from '@jobharbor/shared/remote';
import { useSyncExternalStore } from 'react';

/** Hours of an office's day. */
const wholeDay = office.to - office.from;

let read: { zone: string | undefined } | undefined;

/** The device's time zone, read once a task: each reading creates two formats, and React asks several times a render. */
function deviceZone(): string | undefined {
  if (!read) {
    read = { zone: deviceTimeZone() };
    queueMicrotask(() => {
      read = undefined;
    });
  }
  return read.zone;
}

/**
 * The viewer's time zone. The server does not know it on a first visit, and takes the market's. A row that the browser
 * added after hydration would move the page.
 */
export function useOwnTimeZone(): string | undefined {
  const { timeZone } = useRemote();
  const { country } = useLocale();
  const served = () => servedTimeZone(timeZone, country.key);
  return useSyncExternalStore(
    () => () => {},
    () => deviceZone() ?? served(),
    served,
  );
}

/** The time zone of a page as the server draws it: the market's where the visitor's is unknown. */
export const servedTimeZone = (timeZone: string, country: string): string | undefined =>
  timeZone === 'UTC' ? marketTimeZone(country) : timeZone;

/**
 * The market's time zone where it stands for the viewer's own: on the server, on a first visit. As `data-guessed` of an
 * element it hides it. The gateway's inline script shows it before the first paint on a device of this time zone.
 */
export function useGuessedZone(): string | undefined {
  const { timeZone } = useRemote();
  const { country } = useLocale();
  return useSyncExternalStore(
    () => () => {},
    () => undefined,
    () => (timeZone === 'UTC' ? marketTimeZone(country.key) : undefined),
  );
}

/**
 * The time zone by which a list is ordered: the server's as long as the viewer's own has the same hours. So the list
 * that the server rendered stays.
 */
export function useListTimeZone(): string | undefined {
  const { timeZone } = useRemote();
  const { country } = useLocale();
  const [own, served, now] = [useOwnTimeZone(), servedTimeZone(timeZone, country.key), useNow()];
  const isSame = own && served && sharedOfficeHours(own, served, new Date(now)).shared === wholeDay;
  return isSame ? served : own;
}

/** “6.5 hours”, in the language of the tag. */
export const hoursText = (tag: string, hours: number): string =>
  new Intl.NumberFormat(tag, {
    ...{ style: 'unit', unit: 'hour', unitDisplay: 'long' },
    maximumFractionDigits: 1,
  }).format(hours);
