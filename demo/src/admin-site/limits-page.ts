import { listInterviewLimits } from '@jobharbor/shared/calls/admin/list-interview-limits';
import {
  type CallAnswer,
  type CountryLimits,
  countryByKey,
  countryLimits,
} from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { checkbox, type Entered, enteredIn, hidden, textArea, textField } from '../form-site/fields.ts';
import { type Html, html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { pill } from '../form-site/pill.ts';
import { count, formatTime, type Shown } from './shown.ts';

const labels: Record<keyof CountryLimits, string> = {
  cancel_hours: 'Hours before the start until which an agreed interview can be cancelled or moved',
  check_in_hours: 'Hours before the start from which people check in',
  check_in_minutes: 'Minutes after the start until which they check in',
  proposed_times: 'Times that an invitation or a suggestion may name',
  absences: 'Absences that bar from applying',
  within_months: 'Months within which these absences lie',
  barred_months: 'Months that the bar lasts',
  office_from: 'First office hour: of remote jobs, and of recruiters who have set none',
  office_until: 'Last office hour of these',
};
export const limitNames = Object.keys(labels) as (keyof CountryLimits)[];

const names = new Intl.DisplayNames('en', { type: 'region' });
export const countryName = (key: string): string =>
  key === 'others' ? 'Other countries' : (names.of(key.toUpperCase()) ?? key);

type Answer = CallAnswer<typeof listInterviewLimits>;
type OfCountry = Answer['countries'][number];

/** The limits of every country, the form of the one in the address, and who changed what from which to which. */
export async function renderLimits({ client, query, ...shown }: Shown): Promise<Page> {
  const { countries, changes } = await client.send(listInterviewLimits);
  const key = countryByKey(query.get('country') ?? '')?.key;
  const chosen = countries.find(({ country_key }) => country_key === key);
  const ofChosen = changes.filter(({ country_key }) => key === undefined || country_key === key);
  const title =
    chosen === undefined ? 'Interview limits' : `Interview limits: ${countryName(chosen.country_key)}`;
  const content = html`<header><h1>${title}</h1><p class="quiet">A change holds at once, also for interviews that are agreed on.</p></header>
${chosen === undefined ? renderCountries(countries) : renderForm(chosen, enteredIn(shown, 'limits'))}
<section class="card"><h2>${count(ofChosen.length, 'change')}</h2>${
    ofChosen.length === 0
      ? html`<p class="quiet">Nobody has changed them.</p>`
      : html`<ul class="rows">${ofChosen.map((change) => renderChange(change, countries, key !== undefined && change === ofChosen[0]))}</ul>`
  }</section>`;
  return { title, content };
}

const renderCountries = (countries: readonly OfCountry[]): Html =>
  html`<section class="card"><ul class="rows">${countries.map(
    ({ country_key, limits, is_default }) =>
      html`<li><span class="main"><a href="/interview-limits?country=${country_key}">${countryName(country_key)}</a><span class="quiet small">Cancel until ${count(limits.cancel_hours, 'hour')} before · ${count(limits.absences, 'absence')} in ${count(limits.within_months, 'month')} bar for ${count(limits.barred_months, 'month')}</span></span>${is_default ? pill('Usual', 'quiet') : pill('Set by an admin', 'good')}</li>`,
  )}</ul></section>`;

const ranges = z.toJSONSchema(countryLimits).properties ?? {};
function rangeOf(name: keyof CountryLimits): string {
  const { minimum, maximum } = ranges[name] as { minimum: number; maximum: number };
  return `${minimum} to ${maximum}`;
}

const renderForm = ({ country_key, limits, usual, is_default }: OfCountry, entered: Entered): Html =>
  html`<p><a href="/interview-limits">All countries</a></p>
<form class="card" method="post" action="/interview-limits?country=${country_key}">${hidden('form', 'limits')}${hidden('before', JSON.stringify(is_default ? null : limits))}
${limitNames.map((name) =>
  textField(entered, {
    ...{
      name,
      label: labels[name],
      hint: `${rangeOf(name)}, usually ${usual[name]}`,
      type: 'number',
      start: limits[name],
    },
  }),
)}
${!is_default && checkbox('usual', 'Give the country the usual limits again, whatever stands above', entered.fields.has('usual'))}
${textArea(entered, { name: 'reason', label: 'Reason', hint: 'At least ten characters. Admins alone read it.', rows: 3 })}
<button class="primary">Set the limits</button></form>`;

/** What a change set, from which value to which. On the page of its country the latest one can be taken back. */
function renderChange(
  change: Answer['changes'][number],
  countries: readonly OfCountry[],
  canUndo: boolean,
): Html {
  const { country_key, changed_by, changed_at, reason } = change;
  const usual = countries.find((one) => one.country_key === country_key)?.usual;
  const [before, after] = [change.before ?? usual, change.after ?? usual];
  const changed = limitNames.filter((name) => before?.[name] !== after?.[name]);
  return html`<li><span class="main"><strong>${countryName(country_key)}</strong> <span class="quiet small">${changed_by === null ? 'a deleted account' : html`<bdi>${changed_by}</bdi>`} · ${formatTime(changed_at)}${change.after === null && ' · the usual limits again'}</span></span>
<span class="wide"><ul>${
    changed.length === 0
      ? html`<li>No number changed.</li>`
      : changed.map(
          (name) => html`<li>${labels[name]}: ${before?.[name] ?? ''} → ${after?.[name] ?? ''}</li>`,
        )
  }</ul><span dir="auto">${reason}</span></span>
${
  canUndo &&
  html`<form method="post" action="/interview-limits?country=${country_key}">${hidden('form', 'undo')}${hidden('before', JSON.stringify(change.after))}${hidden('undo', JSON.stringify(change.before))}${hidden('reason', `Taken back: ${reason}`.slice(0, 1_000))}<button class="plain">Take it back</button></form>`
}</li>`;
}
