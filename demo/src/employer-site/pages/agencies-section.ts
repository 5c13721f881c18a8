import type { CompanyAgency } from '@jobharbor/shared/contracts';
import { buttonForm } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { findCompanies } from '../find-companies.ts';
import { formatDay, type Shown } from '../shown.ts';

/** The agencies that act for the company. Its admin looks for one by name, consents, and ends it. */
export async function renderAgencies(
  shown: Shown,
  company: { id: number; isAdmin: boolean; agencies: readonly CompanyAgency[] },
): Promise<Html> {
  const { client, t, query } = shown;
  const { agencies } = company;
  const name = query.get('agency') ?? '';
  const known = new Set([company.id, ...agencies.map(({ agency }) => agency.id)]);
  const named = name === '' ? [] : await findCompanies(client, name);
  const found = named.filter(({ id }) => !known.has(id));
  return html`<section class="card" id="agencies"><h2>${t('agencies.title')}</h2><p class="quiet">${t('agencies.lead')}</p>
${
  agencies.length > 0 &&
  html`<ul class="rows">${agencies.map(
    ({ agency, recruiter, consented_at, open_jobs }) =>
      html`<li><span class="main"><bdi>${agency.name}</bdi><span class="quiet small"><bdi>${recruiter.name}</bdi> · ${t('members.since', { day: formatDay(shown, consented_at) })} · ${t('agencies.jobs', { count: open_jobs })}</span></span>
${company.isAdmin && buttonForm(`/agencies/${agency.id}/end`, t('agencies.end'), 'danger')}</li>`,
  )}</ul>`
}
${
  company.isAdmin &&
  html`<form class="line" action="/members#agencies"><label>${t('agencies.name')}<input name="agency" value="${name}" dir="auto" required></label>
<button>${t('home.search')}</button></form>
${name !== '' && named.length === 0 && html`<p role="status">${t('home.noneFound', { name })}</p>`}
${
  found.length > 0 &&
  html`<ul class="rows">${found.map(
    ({ id, name: agency }) =>
      html`<li><span class="main"><bdi>${agency}</bdi></span>${buttonForm(`/agencies/${id}`, t('agencies.consent', { agency }), 'primary')}</li>`,
  )}</ul>`
}`
}</section>`;
}
