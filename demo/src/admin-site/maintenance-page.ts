import { listPlannedMaintenance } from '@jobharbor/shared/calls/admin/list-planned-maintenance';
import { countries, languages, type Maintenance, type MaintenanceChange } from '@jobharbor/shared/contracts';
import { enteredIn, hidden, selectField, textArea, textField } from '../form-site/fields.ts';
import { type Html, html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { pill } from '../form-site/pill.ts';
import { countryName } from './limits-page.ts';
import { count, formatTime, type Shown } from './shown.ts';

/** Maintenance: what is planned and under way, the form of a new plan, and who changed what. */
export async function renderMaintenance(shown: Shown): Promise<Page> {
  const { maintenance, changes } = await shown.client.send(listPlannedMaintenance);
  const content = html`<header><h1>Maintenance</h1><p class="quiet">The pages answer 503 with the time when they are back, in the zone of each visitor. A notice stands above them a day before. Calls, chats and drafts go on. An open page says so within two minutes, and goes on until it is loaded again.</p></header>
<p><strong>${count(maintenance.length, 'plan')}</strong></p>
${maintenance.map((one) => renderPlan(shown, one))}
${renderForm(shown)}
<section class="card"><h2>Changed before</h2>${
    changes.length === 0
      ? html`<p class="quiet">No change so far.</p>`
      : html`<ul class="rows">${changes.map(renderChange)}</ul>`
  }</section>`;
  return { title: 'Maintenance', content };
}

const scopeOf = ({ country_key, language, path }: Maintenance): string =>
  [
    country_key === null ? 'All countries' : countryName(country_key),
    language === null ? 'all languages' : languages.find(({ value }) => value === language)?.label,
    path === null ? 'all pages' : `${path} and below`,
  ].join(', ');

const timesOf = ({ starts_at, ends_at }: Maintenance) => `${formatTime(starts_at)} to ${formatTime(ends_at)}`;

function renderPlan(shown: Shown, plan: Maintenance): Html {
  const isNow = plan.starts_at * 1_000 <= Date.now();
  const headingId = `plan-${plan.id}`;
  return html`<article class="card" aria-labelledby="${headingId}">
<header class="head"><h2 id="${headingId}">${scopeOf(plan)} ${pill(isNow ? 'Under way' : 'Planned', isNow ? 'bad' : 'waiting')}</h2></header>
<p>${timesOf(plan)}</p>
<form method="post" action="/maintenance/${plan.id}">${hidden('form', plan.id)}
${textArea(enteredIn(shown, String(plan.id)), { name: 'reason', label: 'Reason', hint: 'Admins alone read it. At least 10 characters.', rows: 2 })}
<button class="danger">${isNow ? 'End it now' : 'Take the plan back'}</button></form></article>`;
}

function renderForm(shown: Shown): Html {
  const entered = enteredIn(shown, 'plan');
  return html`<section class="card"><h2>Plan maintenance</h2><form method="post" action="/maintenance">
${hidden('form', 'plan')}
${selectField(entered, { name: 'country_key', label: 'Country' }, [
  ['', 'All countries'],
  ...countries.map(({ key }) => [key, countryName(key)] as const),
])}
${selectField(entered, { name: 'language', label: 'Language' }, [
  ['', 'All languages'],
  ...languages.map(({ value, label }) => [value, label] as const),
])}
${textField(entered, { name: 'path', label: 'Path', hint: 'Such as /chat-home, with what is below it. Empty for all pages.', isOptional: true })}
${textField(entered, { name: 'starts_at', label: 'Begins (UTC)', type: 'datetime-local' })}
${textField(entered, { name: 'ends_at', label: 'Ends (UTC)', hint: 'At most a week later.', type: 'datetime-local' })}
${textArea(entered, { name: 'reason', label: 'Reason', hint: 'Admins alone read it. At least 10 characters.', rows: 3 })}
<button class="primary">Plan</button></form></section>`;
}

function renderChange({ before, after, reason, changed_by, changed_at }: MaintenanceChange): Html {
  const added = after.filter(({ id }) => !before.some((one) => one.id === id));
  const lifted = before.filter(({ id }) => !after.some((one) => one.id === id));
  const wasOver = ({ ends_at }: Maintenance) => ends_at <= changed_at;
  return html`<li><span class="main">${[
    ...added.map((plan) => html`<strong>Planned</strong> ${scopeOf(plan)}, ${timesOf(plan)} `),
    ...lifted
      .filter((plan) => !wasOver(plan))
      .map((plan) => html`<strong>Lifted</strong> ${scopeOf(plan)}, ${timesOf(plan)} `),
  ]}<span class="quiet small">${changed_by === null ? 'a deleted account' : html`<bdi>${changed_by}</bdi>`} · ${formatTime(changed_at)}</span></span>
<span class="wide" dir="auto">${reason}</span></li>`;
}
