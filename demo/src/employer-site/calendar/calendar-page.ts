import { getRecruiterCalendar } from '@jobharbor/shared/calls/recruiter/get-recruiter-calendar';
import { marketTimeZone, type RecruiterCalendar } from '@jobharbor/shared/contracts';
import {
  buttonForm,
  type Entered,
  enteredIn,
  hidden,
  selectField,
  textField,
  textOf,
} from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { type Shown, tagOf } from '../shown.ts';
import { calendarState } from './calendar-state.ts';

/** When the recruiter holds interviews: hours of the week, and a linked calendar that says when they are busy. */
export async function renderCalendar(shown: Shown): Promise<Page> {
  const { client, t } = shown;
  const calendar = await client.send(getRecruiterCalendar);
  const isSet = calendar.calendar !== null || calendar.week_hours.length > 0 || calendar.time_zone !== null;
  const content = html`<h1>${t('calendar.title')}</h1><p class="quiet">${t('calendar.lead')}</p>
${renderLink(shown, calendar)}
${renderHours(shown, calendar)}
${isSet && html`<section class="card">${buttonForm('/calendar/forget', t('calendar.forget'), 'danger')}</section>`}`;
  return { title: t('calendar.title'), content };
}

function renderLink(shown: Shown, { calendar }: RecruiterCalendar): Html {
  const { t } = shown;
  const entered = enteredIn(shown, 'link');
  const form = html`<form method="post" action="/calendar/link">${hidden('form', 'link')}<p class="quiet">${t('calendar.linkLead')}</p>
${textField(entered, { name: 'calendar_url', label: t('calendar.address'), type: 'url' })}
<button class="primary">${t('calendar.add')}</button></form>`;
  if (calendar === null) return html`<section class="card"><h2>${t('calendar.link')}</h2>${form}</section>`;
  const isOpen = entered.fields.size > 0 && html` open`;
  return html`<section class="card"><h2>${t('calendar.link')}</h2>
<p>${calendar.problem === null ? pill(t('calendar.works'), 'good') : pill(t('calendar.fails'), 'bad')} <bdi>${calendar.host}</bdi></p>
${calendarState(shown, calendar)}
<div class="buttons">${buttonForm('/calendar/read', t('calendar.readNow'))}${buttonForm('/calendar/unlink', t('calendar.unlink'))}</div>
<details${isOpen}><summary>${t('calendar.replace')}</summary>${form}</details></section>`;
}

/** The zones of the runtime, with the one that is set. */
const zoneOptions = (zone: string) =>
  [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].map(
    (name) => [name, name.replaceAll('_', ' ')] as const,
  );

function renderHours(shown: Shown, { week_hours, time_zone }: RecruiterCalendar): Html {
  const { t, country } = shown;
  const entered = enteredIn(shown, 'hours');
  const zone = time_zone ?? marketTimeZone(country) ?? 'UTC';
  const names = new Intl.DateTimeFormat(tagOf(shown), { weekday: 'long', timeZone: 'UTC' });
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    // 1 January 2024 was a Monday.
    const name = names.format(Date.UTC(2024, 0, day));
    const set = week_hours.filter((one) => one.day === day);
    // The form has two spans a day; a page for more would be rarer than useful.
    const spans = [set[0], set[1]].map((one, index) => renderSpan(shown, entered, `${day}-${index}`, one));
    return html`<fieldset class="hours"><legend>${name}</legend>${spans}</fieldset>`;
  });
  return html`<section class="card"><h2>${t('calendar.hours')}</h2><p class="quiet">${t('calendar.hoursLead')}</p>
<form method="post" action="/calendar/hours">${hidden('form', 'hours')}${days}
${selectField(entered, { name: 'time_zone', label: t('notices.zone'), start: zone }, zoneOptions(zone))}
<button class="primary">${t('save')}</button></form></section>`;
}

function renderSpan(
  { t }: Shown,
  entered: Entered,
  key: string,
  set: { from: string; until: string } | undefined,
): Html {
  const time = (side: 'from' | 'until') => {
    const name = `${side}-${key}`;
    const fault = entered.faults[name];
    return html`<label><span class="hidden">${t(`notices.${side}`)}</span><input type="time" name="${name}" value="${textOf(entered, { name, start: set?.[side] ?? '' })}"${
      fault !== undefined && html` aria-invalid="true" aria-describedby="${name}-fault"`
    }>${fault !== undefined && html`<span class="fault" id="${name}-fault">${fault.join(' ')}</span>`}</label>`;
  };
  return html`<span class="span">${time('from')}<span aria-hidden="true">–</span>${time('until')}</span>`;
}
