import { declinePlaceholders } from '@jobharbor/shared/contracts';
import { type Shown, tagOf } from '../shown.ts';
import { zoneOf } from '../zone-of.ts';

/** A day and time by the clock of the country, which it names, of seconds since 1970. */
export const formatTime = (shown: Pick<Shown, 'language' | 'country'>, seconds: number): string =>
  new Intl.DateTimeFormat(tagOf(shown), {
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: zoneOf(shown), timeZoneName: 'short' },
  }).format(seconds * 1_000);

/** The marks of texts for declined people, as they are written. */
export const marks = declinePlaceholders.map((name) => `{{${name}}}`).join(' ');
