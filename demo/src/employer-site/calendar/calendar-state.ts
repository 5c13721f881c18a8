import type { RecruiterCalendar } from '@jobharbor/shared/contracts';
import { type Html, html } from '../../form-site/html.ts';
import { type Shown, tagOf } from '../shown.ts';
import { zoneOf } from '../zone-of.ts';

/** A time in the zone of the forms. */
export const formatMoment = (shown: Shown, seconds: number): string =>
  new Intl.DateTimeFormat(tagOf(shown), {
    ...({ dateStyle: 'medium', timeStyle: 'short' } as const),
    timeZone: zoneOf(shown),
  }).format(seconds * 1_000);

/** When a linked calendar was read, what was missing then, and why it is not read any more. */
export function calendarState(shown: Shown, calendar: NonNullable<RecruiterCalendar['calendar']>): Html {
  const { t } = shown;
  const { read_at, unread_events, problem } = calendar;
  return html`<p class="quiet">${t('calendar.readAt', { time: formatMoment(shown, read_at) })}</p>
${problem !== null && html`<p class="fault">${t(`calendar.problem.${problem}`)}</p>`}
${unread_events > 0 && html`<p class="fault">${t('calendar.unread', { count: unread_events })}</p>`}`;
}
