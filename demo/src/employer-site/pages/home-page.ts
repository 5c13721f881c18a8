import { getOwnCompany } from '@jobharbor/shared/calls/recruiter/get-own-company';
import { listOwnCompanies } from '@jobharbor/shared/calls/recruiter/list-own-companies';
import { listOwnJobs } from '@jobharbor/shared/calls/recruiter/list-own-jobs';
import { listReceivedInvitations } from '@jobharbor/shared/calls/recruiter/list-received-invitations';
import { countries, type EditedCompany, type OwnCompany } from '@jobharbor/shared/contracts';
import { actionKey, checkbox, selectField, textArea, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { findCompanies } from '../find-companies.ts';
import { jobRows, verificationPill } from '../parts.ts';
import { formatDay, type Shown } from '../shown.ts';

/** The companies of the person with their jobs; for somebody without one, how to get one. */
export async function renderHome(shown: Shown): Promise<Page> {
  const { client, t } = shown;
  const { companies, requests } = await client.send(listOwnCompanies);
  if (companies.length > 0)
    return { title: t('home.title'), content: await renderCompanies(shown, companies) };
  const { invitations } = await client.send(listReceivedInvitations);
  const content = html`<h1>${t('home.welcome')}</h1>
${invitations.map(
  (one) => html`<section class="card"><h2>${t('home.invited', { company: one.company.name })}</h2>
<p>${t('home.invitedBy', { person: one.invited_by, title: one.title, day: formatDay(shown, one.expires_at) })}</p>
<form class="buttons" method="post" action="/invitations/${one.id}"><button class="primary" name="answer" value="accepted">${t('home.accept')}</button>
<button name="answer" value="declined">${t('home.decline')}</button></form></section>`,
)}
${requests.map((one) => html`<p class="notice">${t('home.asked', { company: one.company.name })}</p>`)}
${renderRegistration(shown)}
${await renderJoin(shown)}`;
  return { title: t('home.welcome'), content };
}

function renderRegistration({ t, entered, language, country }: Shown): Html {
  const regions = new Intl.DisplayNames([language.value], { type: 'region' });
  const options = countries
    .filter(({ key }) => key !== 'others')
    .map(({ key }) => [key, regions.of(key.toUpperCase()) ?? key] as const);
  const isTaken = entered.faults.name !== undefined && entered.fields.has('country_key');
  return html`<section class="card"><h2>${t('home.register')}</h2><p class="quiet">${t('home.registerLead')}</p>
<form method="post" action="/companies">${actionKey()}
<div class="pair">${textField(entered, { name: 'name', label: t('company.name') })}
${selectField(entered, { name: 'country_key', label: t('company.country'), start: country }, options)}</div>
<div class="pair">${textField(entered, { name: 'title', label: t('home.position') })}
${textField(entered, { name: 'website', label: t('company.website'), hint: t('optional'), type: 'url', isOptional: true })}</div>
${isTaken && checkbox('is_another', t('home.another'))}
<button class="primary">${t('home.register')}</button></form></section>`;
}

/** Companies of the name that is looked for, each with a form to ask. */
async function renderJoin({ client, t, query, entered }: Shown): Promise<Html> {
  const name = query.get('company') ?? '';
  const found = name === '' ? [] : await findCompanies(client, name);
  return html`<section class="card"><h2>${t('home.join')}</h2><p class="quiet">${t('home.joinLead')}</p>
<form class="line" action="/"><label>${t('company.name')}<input name="company" value="${name}" dir="auto" required></label>
<button>${t('home.search')}</button></form>
${name !== '' && found.length === 0 && html`<p role="status">${t('home.noneFound', { name })}</p>`}
${found.map(
  ({ id, name: found_name }) => html`<details><summary><bdi>${found_name}</bdi></summary>
<form method="post" action="/join/${id}">${textField(entered, { name: 'title', label: t('home.position') })}
${textArea(entered, { name: 'text', label: t('home.why'), rows: 3 })}<button class="primary">${t('home.ask')}</button></form></details>`,
)}</section>`;
}

async function renderCompanies(shown: Shown, companies: readonly OwnCompany[]): Promise<Html> {
  const { client, t } = shown;
  const [first] = companies as [OwnCompany, ...OwnCompany[]];
  const [{ company }, { jobs }] = await Promise.all([
    client.send(getOwnCompany, { params: { id: first.id } }),
    client.send(listOwnJobs, { query: { size: 5 } }),
  ]);
  return html`<header><h1><bdi>${first.name}</bdi></h1>
<p class="quiet">${verificationPill(shown, company.verification)} ${t(`members.role.${first.role ?? 'agency'}`)}</p></header>
${companies.length > 1 && html`<section class="card"><h2>${t('home.actingFor')}</h2><ul class="rows">${companies.map((one) => html`<li><span class="main"><bdi>${one.name}</bdi></span>${pill(t(`members.role.${one.role ?? 'agency'}`))}</li>`)}</ul></section>`}
${renderTasks(shown, company, first, jobs.length)}
<section class="card"><header class="head"><h2>${t('home.newest')}</h2><a class="button primary" href="/jobs/new">${t('jobs.post')}</a></header>
${jobs.length === 0 ? html`<p>${t('jobs.none')}</p>` : jobRows(shown, jobs)}
${jobs.length > 0 && html`<p><a href="/jobs">${t('home.allJobs')}</a></p>`}</section>`;
}

/** What a company still lacks, each with the page to do it. */
function renderTasks(
  { t }: Shown,
  company: EditedCompany,
  { permissions }: OwnCompany,
  jobs: number,
): Html | false {
  const tasks = [
    company.texts.every(({ about_html }) => about_html === '') &&
      (['/company', t('home.task.profile')] as const),
    company.verification.state !== 'verified' &&
      company.verification.state !== 'pending' &&
      permissions.includes('upload-company-documents') &&
      (['/company/verification', t('home.task.verification')] as const),
    jobs === 0 && (['/jobs/new', t('home.task.job')] as const),
  ].filter((task) => task !== false);
  return (
    tasks.length > 0 &&
    html`<section class="card"><h2>${t('home.tasks')}</h2><ul class="rows">${tasks.map(
      ([href, text]) => html`<li><a href="${href}">${text}</a></li>`,
    )}</ul></section>`
  );
}
