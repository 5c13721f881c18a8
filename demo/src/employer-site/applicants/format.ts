import { declinePlaceholders } from '@jobharbor/shared/contracts';
import { type Shown, tagOf } from '../shown.ts';

/** A day and time in UTC, since the server does not know the reader's zone, of seconds since 1970. */
export const formatTime = (shown: Pick<Shown, 'language' | 'country'>, seconds: number): string =>
  new Intl.DateTimeFormat(tagOf(shown), {
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  }).format(seconds * 1_000);

/** The marks of texts for declined people, as they are written. */
export const marks = declinePlaceholders.map((name) => `{{${name}}}`).join(' ');
