import { listFreeTimes } from '@jobharbor/shared/calls/recruiter/list-free-times';
import type { FreeTimes } from '@jobharbor/shared/contracts';
import { type Entered, textOf } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { calendarState } from '../calendar/calendar-state.ts';
import { type Shown, tagOf } from '../shown.ts';
import { zoneOf } from '../zone-of.ts';

/** Usual length of an interview. */
export const usualMinutes = 45;

/** Free times of the recruiter of the application that is shown, for an interview of a length. */
export const findFreeTimes = ({ client, id }: Shown, duration_minutes: number): Promise<FreeTimes> =>
  client.send(listFreeTimes, { params: { id }, query: { duration_minutes } });

/** What the free times rest on. */
export function freeTimesLead(shown: Shown, { hours_of, calendar, times }: FreeTimes): Html {
  const { t } = shown;
  return html`<p class="quiet">${t(times.length === 0 ? 'interview.noFree' : `interview.free.${hours_of}`)} <a href="/calendar">${t('interview.setHours')}</a></p>
${calendar !== null && calendarState(shown, calendar)}`;
}

interface TimeField {
  name: string;
  label: string;
  times: readonly number[];
  /** Times of the candidate, which stand first. */
  proposed?: readonly number[];
}

/** A choice of a free time, by day. A chosen time that is free no more stays in the list. */
export function freeTimeField(
  shown: Shown,
  entered: Entered,
  { name, label, times, proposed = [] }: TimeField,
): Html {
  const { t } = shown;
  const chosen = textOf(entered, { name });
  const isListed = chosen === '' || [...times, ...proposed].some((at) => String(at) === chosen);
  const listed = isListed ? times : [...times, Number(chosen)].sort((a, b) => a - b);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(shown), { ...options, timeZone: zoneOf(shown) });
  const day = format({ dateStyle: 'full' });
  const time = format({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const groups: (readonly [heading: string, times: readonly number[]])[] = [
    ...(proposed.length > 0 ? [[t('interview.proposed'), proposed] as const] : []),
    ...Map.groupBy(listed, (at) => day.format(at * 1_000)),
  ];
  return html`<label>${label}<select name="${name}"><option value="">${t('interview.choose')}</option>${groups.map(
    ([heading, ofGroup]) =>
      html`<optgroup label="${heading}">${ofGroup.map(
        (at) =>
          html`<option value="${at}"${String(at) === chosen && html` selected`}>${time.format(at * 1_000)}</option>`,
      )}</optgroup>`,
  )}</select></label>`;
}
