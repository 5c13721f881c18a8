import { listFreeTimes } from '@jobharbor/shared/calls/recruiter/list-free-times';
import type { FreeTimes } from '@jobharbor/shared/contracts';
import { type Entered, textOf } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { calendarState } from '../calendar/calendar-state.ts';
import { type Shown, tagOf } from '../shown.ts';
import { zoneOf } from '../zone-of.ts';

/** Free times of the recruiter of the application that is shown. */
export const findFreeTimes = ({ client, id }: Shown): Promise<FreeTimes> =>
  client.send(listFreeTimes, { params: { id }, query: {} });

/** What the free times rest on. */
export function freeTimesLead(shown: Shown, { hours_of, calendar, times }: FreeTimes): Html {
  const { t } = shown;
  return html`<p class="quiet">${t(times.length === 0 ? 'interview.noFree' : `interview.free.${hours_of}`)} <a href="/calendar">${t('interview.setHours')}</a></p>
${calendar !== null && calendarState(shown, calendar)}`;
}

/** A choice of a free time, by day. */
export function freeTimeField(
  shown: Shown,
  entered: Entered,
  { name, label, times }: { name: string; label: string; times: readonly number[] },
): Html {
  const { t } = shown;
  const chosen = textOf(entered, { name });
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
  const byDay = [...Map.groupBy(times, (at) => day.format(at * 1_000))];
  return html`<label>${label}<select name="${name}"><option value="">${t('interview.choose')}</option>${byDay.map(
    ([heading, ofDay]) =>
      html`<optgroup label="${heading}">${ofDay.map(
        (at) =>
          html`<option value="${at}"${String(at) === chosen && html` selected`}>${time.format(at * 1_000)}</option>`,
      )}</optgroup>`,
  )}</select></label>`;
}
