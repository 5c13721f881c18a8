import type { EmployerClient } from '@jobharbor/shared/employer-client';
import type { Asked, FormAction, Sent } from '../form-site/action.ts';

/** What a page is rendered from. */
export interface Shown extends Asked {
  client: EmployerClient;
  /** The admin who asks. */
  admin: { id: number; name: string };
  /** The site of job seekers, in English. */
  siteUrl: string;
}

export type Acting = Shown & Sent;
export type Action = FormAction<Shown>;

const time = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
});

/** Of seconds since 1970. Admins of a site work in several zones. */
export const formatTime = (seconds: number): string => `${time.format(seconds * 1_000)} UTC`;

export const count = (number: number, one: string, several = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : several}`;

/** How long something waits, in the largest unit that it fills. */
export function formatWait(since: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor(now / 60_000 - since / 60));
  if (minutes === 0) return 'less than a minute';
  if (minutes < 60) return count(minutes, 'minute');
  if (minutes < 48 * 60) return count(Math.floor(minutes / 60), 'hour');
  return count(Math.floor(minutes / 1_440), 'day');
}
