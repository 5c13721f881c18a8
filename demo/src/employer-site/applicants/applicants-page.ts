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
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { type Html, html } from '../html.ts';

const size = 20;

const sorts = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  active: 'Last active',
  name: 'Name',
  stage: 'Stage',
} as const;

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

/** The applicants of a job: found, chosen, and moved together. */
export async function renderApplicants(
  client: EmployerClient,
  jobId: number,
  search: URLSearchParams,
): Promise<{ title: string; content: Html }> {
  const filters = readFilters(search);
  const { job } = await client.send(getOwnJob, { params: { id: jobId } });
  const [list, { stages }] = await Promise.all([
    client.send(listApplicants, { query: { ...filters, job_id: jobId, size } }),
    client.send(listCompanyStages, { params: { id: job.company.id } }),
  ]);
  const content = html`<header><h1>Applicants for ${job.title}</h1>
<p class="quiet"><a href="/jobs/${jobId}">The job</a> · ${list.total} ${list.total === 1 ? 'person' : 'people'}, ${list.unread} unread</p></header>
${renderFilters(filters, stages, list.tags)}
${
  list.applicants.length === 0
    ? html`<section class="card"><p>Nobody matches. <a href="/jobs/${jobId}/applicants">Show all</a></p></section>`
    : renderList(jobId, list, stages)
}
${renderPaging(jobId, search, list)}`;
  return { title: `Applicants for ${job.title}`, content };
}

const select = (name: string, label: string, chosen: string, options: readonly Option[]) =>
  html`<label>${label}<select name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  )}</select></label>`;

const check = (name: string, label: string, isChosen: boolean) =>
  html`<label class="inline"><input type="checkbox" name="${name}" value="1"${isChosen && html` checked`}> ${label}</label>`;

const any: Option = ['', 'Any'];

function renderFilters(
  filters: ReturnType<typeof readFilters>,
  stages: readonly CompanyStage[],
  tags: readonly string[],
): Html {
  const { status = '', stage_id = '', tag = '', unread, mentioned, query = '', sort } = filters;
  const statuses = applicationStatus.options.map((one): Option => [one, one]);
  return html`<form class="card" role="search"><div class="pair">
<label>Search<input type="search" name="q" value="${query}"></label>
${select('status', 'State', status, [any, ...statuses])}
${stages.length > 0 && select('stage', 'Stage', String(stage_id), [any, ...stages.map(({ id, name }): Option => [String(id), name])])}
${tags.length > 0 && select('tag', 'Tag', tag, [any, ...tags.map((one): Option => [one, one])])}
${select('sort', 'Order', sort, Object.entries(sorts))}</div>
<div class="line">${check('unread', 'Unread', unread === true)}${check('mentioned', 'Mentions me', mentioned === true)}
<button>Show</button></div></form>`;
}

const renderList = (
  jobId: number,
  { applicants }: CallAnswer<typeof listApplicants>,
  stages: readonly CompanyStage[],
): Html => html`<form class="card" method="post" action="/jobs/${jobId}/applicants">
<ul class="rows">${applicants.map(renderApplicant)}</ul>
<div class="line">${
  stages.length > 0
    ? html`${select('stage', 'Move the chosen to', String(stages[0]?.id ?? ''), [...stages.map(({ id, name }): Option => [String(id), name]), ['', 'No stage']])}
<button name="do" value="move">Move</button>`
    : html`<a href="/stages">Set up your stages</a>`
}</div></form>`;

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

function renderApplicant(one: Applicant): Html {
  const about = [one.headline, one.location].filter(Boolean).join(' · ');
  return html`<li><label class="inline"><input type="checkbox" name="ids" value="${one.id}" aria-label="Choose ${one.name}"></label>
<span class="grow"><a href="/applications/${one.id}"><bdi>${one.name}</bdi></a>${one.is_unread && html` <span class="pill new">New</span>`}
<span class="quiet block"><bdi>${about}</bdi></span></span>
<span class="tags">${one.tags.map((tag) => html`<span class="pill"><bdi>${tag}</bdi></span>`)}
<span class="pill strong">${one.team_stage?.name ?? (one.stage ?? one.status).replaceAll('_', ' ')}</span>
${one.notes > 0 && html`<span class="quiet">${one.notes} ${one.notes === 1 ? 'note' : 'notes'}</span>`}
<span class="quiet">${date.format(one.applied_at * 1_000)}</span></span></li>`;
}

function renderPaging(
  jobId: number,
  search: URLSearchParams,
  { page, total }: CallAnswer<typeof listApplicants>,
): Html | false {
  const pages = Math.ceil(total / size);
  if (pages <= 1) return false;
  const to = (next: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(next));
    query.delete('said');
    return `/jobs/${jobId}/applicants?${query}`;
  };
  return html`<nav aria-label="Pages">${page > 1 && html`<a href="${to(page - 1)}">Back</a>`}
<span>${page} of ${pages}</span>${page < pages && html`<a href="${to(page + 1)}">Next</a>`}</nav>`;
}
