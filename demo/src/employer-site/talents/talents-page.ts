import { listOwnJobs } from '@jobharbor/shared/calls/recruiter/list-own-jobs';
import { listTalentSearches } from '@jobharbor/shared/calls/recruiter/list-talent-searches';
import { searchTalents } from '@jobharbor/shared/calls/recruiter/search-talents';
import { countries, type Talent, type TalentFilters, type TalentSearch } from '@jobharbor/shared/contracts';
import { spokenLanguages } from '@jobharbor/shared/contracts/entries/spoken-language';
import {
  actionKey,
  hidden,
  nothingEntered,
  selectField,
  textArea,
  textField,
} from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { companyOf, idOf } from '../action.ts';
import type { Shown } from '../shown.ts';
import { filterQuery, filtersOf, queryOf } from './talent-filters.ts';

interface Job {
  id: number;
  title: string;
}

/** People who let employers find them, with the searches that the member keeps. */
export async function renderTalents(shown: Shown): Promise<Page> {
  const { client, t, query } = shown;
  const company = await companyOf(client, t, idOf(query.get('company') ?? undefined));
  const title = t('talents.title');
  const head = html`<header><h1>${title}</h1><p class="quiet">${t('talents.lead')}</p></header>`;
  if (!company.is_verified)
    return {
      title,
      content: html`${head}<section class="card"><p>${t('talents.unverified')}</p>
<p><a class="button" href="/company/verification">${t('nav.verification')}</a></p></section>`,
    };
  const filters = filtersOf(query);
  const params = { id: company.id };
  const [{ talents, total }, { searches }, { jobs }] = await Promise.all([
    client.send(searchTalents, { params, query: { ...filters, size: 50 } }),
    client.send(listTalentSearches, { params }),
    client.send(listOwnJobs, { query: { size: 100 } }),
  ]);
  const open = jobs.filter((job) => job.status === 'open' && job.company.id === company.id);
  const content = html`${head}${renderFilters(shown, filters)}
<section class="card"><header class="head"><h2>${t('applicants.people', { count: total })}</h2></header>
${
  talents.length === 0
    ? html`<p role="status">${t('applicants.nobody')}</p>`
    : html`<ul class="rows">${talents.map((one) => renderTalent(shown, one, open))}</ul>`
}</section>
${renderSearches(shown, filters, searches)}`;
  return { title, content };
}

/** Names of a kind in the page's language, in their order there. */
function namesOf({ language }: Shown, type: 'region' | 'language', codes: readonly string[]) {
  const names = new Intl.DisplayNames([language.value], { type });
  const { compare } = new Intl.Collator(language.value);
  return codes
    .map((code) => [code, names.of(type === 'region' ? code.toUpperCase() : code) ?? code] as const)
    .sort(([, one], [, other]) => compare(one, other));
}

const countryKeys = countries.flatMap(({ key }) => (key === 'others' ? [] : [key]));

function renderFilters(shown: Shown, filters: TalentFilters): Html {
  const { t } = shown;
  const any = ['', t('applicants.any')] as const;
  const text = (name: 'title' | 'skills', label: string, hint?: string) =>
    textField(nothingEntered, {
      ...{ name, label, isOptional: true, start: filters[name] ?? '' },
      ...(hint !== undefined && { hint }),
    });
  return html`<form class="card" role="search"><div class="pair">${text('title', t('talents.jobTitle'))}
${text('skills', t('form.skills'), t('form.commas'))}
${selectField(nothingEntered, { name: 'country_key', label: t('talents.country'), start: filters.country_key ?? '' }, [any, ...namesOf(shown, 'region', countryKeys)])}
${selectField(nothingEntered, { name: 'language', label: t('talents.language'), start: filters.language ?? '' }, [any, ...namesOf(shown, 'language', spokenLanguages)])}</div>
<button class="primary">${t('home.search')}</button></form>`;
}

function renderTalent(shown: Shown, talent: Talent, jobs: readonly Job[]): Html {
  const { t, language } = shown;
  const { wanted_titles, held_titles, country_keys, languages, skills, years_of_work } = talent;
  const list = new Intl.ListFormat(language.value, { type: 'unit', style: 'short' });
  const named = (type: 'region' | 'language', codes: readonly string[]) =>
    list.format(namesOf(shown, type, codes).map(([, name]) => name));
  const spoken = languages.map((one) => one.language);
  const facts = [
    years_of_work > 0 && t('talents.years', { count: years_of_work }),
    named('region', country_keys),
    named('language', spoken),
  ].filter(Boolean);
  return html`<li><span class="grow"><strong dir="auto">${list.format(wanted_titles)}</strong> ${talent.is_refreshed && pill(t('talents.refreshed'), 'good')}
${held_titles.length > 0 && html`<span class="block" dir="auto">${t('talents.held', { titles: list.format(held_titles) })}</span>`}
<span class="quiet block">${facts.join(' · ')}</span>
<span class="tags">${skills.map((skill) => html`<span class="pill"><bdi>${skill}</bdi></span>`)}</span></span>
${talent.chat_id === null ? renderWriting(shown, talent.id, jobs) : html`<a class="button" href="/chats/${talent.chat_id}">${t('talents.chat')}</a>`}</li>`;
}

/** A person is written to about one of the open jobs. */
function renderWriting(shown: Shown, id: number, jobs: readonly Job[]): Html {
  const { t, entered, query } = shown;
  const isRefused = entered.fields.get('person') === String(id);
  const own = isRefused ? entered : nothingEntered;
  return html`<details class="wide"${isRefused && html` open`}><summary>${t('talents.write')}</summary>
${
  jobs.length === 0
    ? html`<p>${t('talents.noJob')} <a href="/jobs/new">${t('jobs.post')}</a></p>`
    : html`<form method="post" action="/talents/${id}/write?${queryOf(query)}">${actionKey()}${hidden('person', id)}
${selectField(
  own,
  { name: 'job', label: t('chats.job') },
  jobs.map((job) => [job.id, job.title] as const),
)}
${textArea(own, { name: 'text', label: t('application.message'), rows: 4 })}<button class="primary">${t('application.send')}</button></form>`
}</details>`;
}

function renderSearches(shown: Shown, filters: TalentFilters, searches: readonly TalentSearch[]): Html {
  const { t, entered, query } = shown;
  const suggested = filters.title ?? filters.skills ?? '';
  return html`<section class="card"><h2>${t('talents.saved')}</h2><p class="quiet">${t('talents.savedLead')}</p>
${
  searches.length > 0 &&
  html`<ul class="rows">${searches.map(
    (one) =>
      html`<li><span class="main"><a href="/talents?${filterQuery(one.filters)}" dir="auto">${one.name}</a></span>
${one.new_matches > 0 && pill(t('talents.new', { count: one.new_matches }), 'waiting')}
<form method="post" action="/talents/searches/${one.id}/delete"><button class="plain" aria-label="${t('talents.deleteNamed', { name: one.name })}">${t('talents.delete')}</button></form></li>`,
  )}</ul>`
}
<form class="line" method="post" action="/talents?${queryOf(query)}">
${textField(entered, { name: 'name', label: t('talents.name'), start: suggested })}<button>${t('talents.save')}</button></form></section>`;
}
