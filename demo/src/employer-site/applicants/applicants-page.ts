import { getOwnJob } from '@jobharbor/shared/calls/recruiter/get-own-job';
import { listApplicants } from '@jobharbor/shared/calls/recruiter/list-applicants';
import { listCompanyStages } from '@jobharbor/shared/calls/recruiter/list-company-stages';
import {
  type Applicant,
  applicantSort,
  applicationStatus,
  type CallAnswer,
  type CompanyStage,
} from '@jobharbor/shared/contracts';
import { nothingEntered, selectField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { renderPaging } from '../parts.ts';
import { formatDay, type Shown } from '../shown.ts';
import { formatTime, marks } from './format.ts';

const size = 20;

type Option = readonly [value: string, text: string];

/** The filters of the address as the call takes them; what it does not know is left out. */
function readFilters(search: URLSearchParams) {
  const text = (name: string) => search.get(name)?.trim() || undefined;
  const number = (name: string) => Number(text(name)) || undefined;
  const flag = (name: string) => (search.get(name) === '1' ? true : undefined);
  return {
    status: applicationStatus.safeParse(text('status')).data,
    stage_id: number('stage'),
    tag: text('tag'),
    unread: flag('unread'),
    mentioned: flag('mentioned'),
    query: text('q'),
    sort: applicantSort.safeParse(text('sort')).data ?? 'oldest',
    page: number('page') ?? 1,
  };
}

/** The applicants of a job: found, chosen, and changed together. */
export async function renderApplicants(shown: Shown): Promise<Page> {
  const { client, id: jobId, query, t } = shown;
  const filters = readFilters(query);
  const { job } = await client.send(getOwnJob, { params: { id: jobId } });
  const [list, { stages }] = await Promise.all([
    client.send(listApplicants, { query: { ...filters, job_id: jobId, size } }),
    client.send(listCompanyStages, { params: { id: job.company.id } }),
  ]);
  const title = t('applicants.title', { title: job.title });
  const content = html`<header><h1>${title}</h1>
<p class="quiet"><a href="/jobs/${jobId}">${t('applicants.job')}</a> · ${t('applicants.people', { count: list.total })} ·
${t('applicants.unread', { count: list.unread })} · <a href="/jobs/${jobId}/applicants.csv" download>${t('applicants.export')}</a></p></header>
${renderFilters(shown, filters, stages, list.tags)}
${
  list.applicants.length === 0
    ? html`<section class="card"><p>${t('applicants.nobody')} <a href="/jobs/${jobId}/applicants">${t('applicants.showAll')}</a></p></section>`
    : renderList(shown, list, stages)
}
${renderPaging(shown, `/jobs/${jobId}/applicants`, { page: list.page, total: list.total, size })}`;
  return { title, content };
}

const select = (name: string, label: string, start: string, options: readonly Option[]) =>
  selectField(nothingEntered, { name, label, start }, options);

const check = (name: string, label: string, isChosen: boolean) =>
  html`<label class="inline"><input type="checkbox" name="${name}" value="1"${isChosen && html` checked`}> ${label}</label>`;

const stageOptions = (stages: readonly CompanyStage[]): Option[] =>
  stages.map(({ id, name }) => [String(id), name]);

function renderFilters(
  { t }: Shown,
  filters: ReturnType<typeof readFilters>,
  stages: readonly CompanyStage[],
  tags: readonly string[],
): Html {
  const { status = '', stage_id = '', tag = '', unread, mentioned, query = '', sort } = filters;
  const any: Option = ['', t('applicants.any')];
  const statuses = applicationStatus.options.map((one): Option => {
    const key = one === 'declined' ? 'not_accepted' : one;
    return [one, t(`application.stage.${key}`)];
  });
  const sorts = applicantSort.options.map((one): Option => [one, t(`applicants.sort.${one}`)]);
  const isOpen = Boolean(status || stage_id || tag || unread || mentioned || sort !== 'oldest');
  return html`<form class="card" role="search"><div class="line">
<label>${t('applicants.search')}<input type="search" name="q" value="${query}" dir="auto"></label><button>${t('applicants.show')}</button></div>
<details${isOpen && html` open`}><summary>${t('applicants.filters')}</summary><div class="pair">
${select('status', t('applicants.state'), status, [any, ...statuses])}
${stages.length > 0 && select('stage', t('applicants.stage'), String(stage_id), [any, ...stageOptions(stages)])}
${tags.length > 0 && select('tag', t('applicants.tag'), tag, [any, ...tags.map((one): Option => [one, one])])}
${select('sort', t('applicants.order'), sort, sorts)}</div>
<div class="line">${check('unread', t('applicants.onlyUnread'), unread === true)}${check('mentioned', t('applicants.mentionsMe'), mentioned === true)}</div></details></form>`;
}

function renderList(
  shown: Shown,
  { applicants }: CallAnswer<typeof listApplicants>,
  stages: readonly CompanyStage[],
): Html {
  const { id: jobId, t } = shown;
  const stage = select('stage', t('applicants.moveTo'), String(stages[0]?.id ?? ''), [
    ...stageOptions(stages),
    ['', t('applicants.noStage')],
  ]);
  return html`<form class="card" method="post" action="/jobs/${jobId}/applicants">
<ul class="rows">${applicants.map((one) => renderApplicant(shown, one))}</ul>
<div class="stick"><div class="line">${
    stages.length > 0
      ? html`${stage}<button name="do" value="move">${t('applicants.move')}</button>`
      : html`<a href="/stages">${t('applicants.setUpStages')}</a>`
  }<button name="do" value="compare">${t('applicants.compare')}</button>
<button name="do" value="decline">${t('applicants.decline')}</button><button name="do" value="undo">${t('applicants.undo')}</button></div>
<details><summary>${t('applicants.otherWords')}</summary><p class="quiet small">${t('applicants.wordsHint', { marks })}
<a href="/decline-texts">${t('applicants.texts')}</a></p>
<textarea name="text" rows="4" dir="auto" aria-label="${t('applicants.otherWords')}"></textarea></details></div></form>`;
}

function renderApplicant(shown: Shown, one: Applicant): Html {
  const { t } = shown;
  const about = [one.headline, one.location].filter(Boolean).join(' · ');
  return html`<li><label class="inline"><input type="checkbox" name="ids" value="${one.id}" aria-label="${t('applicants.choose', { name: one.name })}"></label>
<span class="grow"><a href="/applications/${one.id}"><bdi>${one.name}</bdi></a>${one.is_unread && html` ${pill(t('applicants.new'), 'waiting')}`}
<span class="quiet block"><bdi>${about}</bdi></span></span>
<span class="tags">${one.tags.map((tag) => html`<span class="pill"><bdi>${tag}</bdi></span>`)}
${one.decline_told_at !== null && pill(t('applicants.toldAt', { time: formatTime(shown, one.decline_told_at) }), 'waiting')}
<span class="pill strong">${one.team_stage?.name ?? t(`application.stage.${one.stage ?? 'unknown'}`)}</span>
${one.notes > 0 && html`<span class="quiet">${t('applicants.notes', { count: one.notes })}</span>`}
<span class="quiet">${formatDay(shown, one.applied_at)}</span></span></li>`;
}
