import { changeCountryList } from '@jobharbor/shared/calls/admin/change-country-list';
import { readCountryLists } from '@jobharbor/shared/calls/admin/read-country-lists';
import { type CallAnswer, type CountryListName, countryByKey } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import { type Entered, enteredIn, hidden, textArea } from '../form-site/fields.ts';
import { readHiddenJson } from '../form-site/hidden-json.ts';
import { type Html, html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { pill } from '../form-site/pill.ts';
import { countryName } from './limits-page.ts';
import { type Action, count, formatTime, type Shown } from './shown.ts';

type Answer = CallAnswer<typeof readCountryLists>;

interface ListPage {
  name: CountryListName;
  title: string;
  lead: string;
  /** What the list is without an admin's. */
  usual: string;
  label: string;
}

export const listPages: readonly ListPage[] = [
  {
    name: 'featured-companies',
    title: 'Featured companies',
    lead: 'They come first on the country’s home page, in this order, while they have open jobs there.',
    usual: 'Verified companies first, then those with the most open jobs.',
    label: 'Numbers of the companies, one a line, the first on top',
  },
  {
    name: 'hidden-courses',
    title: 'Courses',
    lead: 'Courses that the country does not recommend.',
    usual: 'All courses are recommended.',
    label: 'Courses that are not recommended',
  },
  {
    name: 'hidden-social-types',
    title: 'Social sign-in',
    lead: 'Ways to sign in that the country does not offer. Whoever has an account by one needs another way in: look before you hide it.',
    usual: 'All providers that are set up are offered.',
    label: 'Ways that are not offered',
  },
];

/** The page of a list: all countries, or the form of the one in the address, and who changed what. */
export const renderList =
  (list: ListPage) =>
  async (shown: Shown): Promise<Page> => {
    const { client, query } = shown;
    const answer = await client.send(readCountryLists, { params: { name: list.name } });
    const key = countryByKey(query.get('country') ?? '')?.key;
    const chosen = answer.countries.find(({ country_key }) => country_key === key);
    const changes = answer.changes.filter(({ country_key }) => key === undefined || country_key === key);
    const title = key === undefined ? list.title : `${list.title}: ${countryName(key)}`;
    const content = html`<header><h1>${title}</h1><p class="quiet">${list.lead} A change holds at once.</p></header>
${chosen === undefined ? renderCountries(list, answer) : renderForm(list, answer, chosen, enteredIn(shown, 'list'))}
<section class="card"><h2>${count(changes.length, 'change')}</h2>${
      changes.length === 0
        ? html`<p class="quiet">Nobody has changed it.</p>`
        : html`<ul class="rows">${changes.map((change) => renderChange(list, answer, change, key))}</ul>`
    }</section>`;
    return { title, content };
  };

const labelsOf = ({ choices }: Answer, keys: readonly string[] | null, usual: string): string => {
  if (keys === null) return usual;
  if (keys.length === 0) return 'None';
  return keys.map((key) => choices.find((one) => one.key === key)?.label ?? key).join(', ');
};

const renderCountries = (list: ListPage, answer: Answer): Html =>
  html`<section class="card"><ul class="rows">${answer.countries.map(
    ({ country_key, keys }) =>
      html`<li><span class="main"><a href="/lists/${list.name}?country=${country_key}">${countryName(country_key)}</a><span class="quiet small"><bdi>${labelsOf(answer, keys, list.usual)}</bdi></span></span>${keys === null ? pill('Usual', 'quiet') : pill('Set by an admin', 'good')}</li>`,
  )}</ul></section>`;

function renderForm(
  list: ListPage,
  answer: Answer,
  { country_key, keys }: Answer['countries'][number],
  entered: Entered,
): Html {
  return html`<p><a href="/lists/${list.name}">All countries</a></p>
<form class="card" method="post" action="/lists/${list.name}?country=${country_key}">${hidden('form', 'list')}${hidden('before', JSON.stringify(keys))}
${list.name === 'featured-companies' ? renderText(list, answer, keys, entered) : renderChoices(list, answer, keys, entered)}
${textArea(entered, { name: 'reason', label: 'Reason', hint: 'At least ten characters. Admins alone read it.', rows: 3 })}
<p class="buttons"><button class="primary" name="usual" value="">Set it</button>${keys !== null && html`<button name="usual" value="1">Give the usual list again</button>`}</p></form>`;
}

/** Companies are too many to choose from: their numbers stand in the addresses of their pages. */
const renderText = (list: ListPage, answer: Answer, keys: readonly string[] | null, entered: Entered): Html =>
  html`${keys !== null && keys.length > 0 && html`<p>Now: <bdi>${labelsOf(answer, keys, list.usual)}</bdi></p>`}
${textArea(entered, { name: 'keys', label: list.label, hint: `The number at the end of a company’s address, or the address. Without any: ${list.usual}`, rows: 5, isOptional: true, start: (keys ?? []).join('\n') })}`;

function renderChoices(
  list: ListPage,
  { choices }: Answer,
  keys: readonly string[] | null,
  entered: Entered,
): Html {
  const chosen = entered.fields.size > 0 ? entered.fields.getAll('keys') : (keys ?? []);
  const fault = entered.faults.keys;
  return html`<fieldset><legend>${list.label}</legend>${fault !== undefined && html`<span class="fault">${fault.join(' ')}</span>`}${choices.map(
    ({ key, label }) =>
      html`<label class="inline"><input type="checkbox" name="keys" value="${key}"${chosen.includes(key) && html` checked`}> <bdi>${label}</bdi></label>`,
  )}</fieldset>`;
}

/** A change with the form that takes it back, on the page of its country. */
function renderChange(
  list: ListPage,
  answer: Answer,
  change: Answer['changes'][number],
  key: string | undefined,
): Html {
  const isLatest = change === answer.changes.find(({ country_key }) => country_key === change.country_key);
  return html`<li><span class="main"><strong>${countryName(change.country_key)}</strong> <span class="quiet small">${change.changed_by === null ? 'a deleted account' : html`<bdi>${change.changed_by}</bdi>`} · ${formatTime(change.changed_at)}</span></span>
<span class="wide"><span><bdi>${labelsOf(answer, change.before, list.usual)}</bdi> → <bdi>${labelsOf(answer, change.after, list.usual)}</bdi></span><br><span class="quiet" dir="auto">${change.reason}</span></span>
${
  key !== undefined &&
  isLatest &&
  html`<form method="post" action="/lists/${list.name}?country=${key}">${hidden('form', 'undo')}${hidden('before', JSON.stringify(change.after))}${hidden('undo', JSON.stringify(change.before))}${hidden('reason', `Taken back: ${change.reason}`.slice(0, 1_000))}<button class="plain">Take it back</button></form>`
}</li>`;
}

const refusal = (message: string, field: string) =>
  new AppError(errorCode.invalidParameters, { status: 422, message, fields: { [field]: [message] } });

/** The hidden fields are our own; a forged one is refused by the API. */
const listOf = (text: string | undefined): string[] | null => {
  const value = readHiddenJson(text);
  return Array.isArray(value) ? value.map(String) : null;
};

/** Numbers of companies, one a line, also within the addresses of their pages. */
function companiesOf(text: string): string[] {
  const lines = text.split(/[\n,]/).flatMap((line) => line.trim() || []);
  return lines.map((line) => {
    const [, number] = /^(?:.*\/company\/[^/?#]*-)?(\d{1,15})(?:[/?#].*)?$/.exec(line) ?? [];
    if (number === undefined) throw refusal(`This is no number of a company: ${line}`, 'keys');
    return number;
  });
}

const actionOf = ({ name }: ListPage): Action => ({
  async carryOut({ client, form, fields, query }) {
    const country = countryByKey(query.get('country') ?? '')?.key;
    if (country === undefined)
      throw new AppError(errorCode.notFound, { status: 404, message: 'There is no such country.' });
    const chosen = name === 'featured-companies' ? companiesOf(form.keys ?? '') : fields.getAll('keys');
    const keys =
      form.form === 'undo' ? listOf(form.undo) : form.usual === '1' || chosen.length === 0 ? null : chosen;
    const body = { keys, before: listOf(form.before), reason: form.reason ?? '' };
    await client.send(changeCountryList, { params: { name, country }, body });
    return { to: `/lists/${name}?country=${country}`, said: `Set for ${countryName(country)}.` };
  },
});

export const listActions: Readonly<Record<string, Action>> = Object.fromEntries(
  listPages.map((list) => [`/lists/${list.name}`, actionOf(list)]),
);
