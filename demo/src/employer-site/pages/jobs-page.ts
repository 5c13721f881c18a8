import { listJobDrafts } from '@jobharbor/shared/calls/recruiter/list-job-drafts';
import { listOwnJobs } from '@jobharbor/shared/calls/recruiter/list-own-jobs';
import { type JobStatus, jobStatus } from '@jobharbor/shared/contracts';
import { buttonForm } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { draftTitle } from '../forms/job-fields.ts';
import { jobRows } from '../parts.ts';
import { formatDay, type Shown } from '../shown.ts';

const size = 30;

/** The own jobs of a status, and the drafts. */
export async function renderJobs(shown: Shown): Promise<Page> {
  const { client, t, query } = shown;
  const chosen = jobStatus.safeParse(query.get('status'));
  const status = chosen.success ? chosen.data : undefined;
  const page = Math.max(1, Number(query.get('page') ?? 1) || 1);
  const [{ jobs, total }, { drafts }] = await Promise.all([
    client.send(listOwnJobs, { query: { size, page, ...(status && { status }) } }),
    client.send(listJobDrafts),
  ]);
  const content = html`<header class="head"><h1>${t('nav.jobs')}</h1><a class="button primary" href="/jobs/new">${t('jobs.post')}</a></header>
${
  drafts.length > 0 &&
  html`<section class="card"><h2>${t('jobs.drafts')}</h2><ul class="rows">${drafts.map(
    (
      draft,
    ) => html`<li><span class="main"><a href="/jobs/new?draft=${draft.id}" dir="auto">${draftTitle(draft.form) || t('jobs.untitled')}</a>
<span class="quiet small">${t('jobs.saved', { day: formatDay(shown, draft.updated_at) })}</span></span>
${buttonForm(`/jobs/drafts/${draft.id}/delete`, t('jobs.deleteDraft'), 'danger')}</li>`,
  )}</ul></section>`
}
<section class="card">${renderTabs(shown, status)}
${jobs.length === 0 ? html`<p>${t('jobs.none')}</p>` : jobRows(shown, jobs)}
${total > size && renderPaging(shown, { status, page, last: Math.ceil(total / size) })}</section>`;
  return { title: t('nav.jobs'), content };
}

const addressOf = (status: JobStatus | undefined, page = 1): string => {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/jobs?${query}` : '/jobs';
};

const renderTabs = ({ t }: Shown, chosen: JobStatus | undefined): Html =>
  html`<nav class="tabs" aria-label="${t('jobs.byStatus')}">${[undefined, ...jobStatus.options].map(
    (status) =>
      html`<a class="place" href="${addressOf(status)}"${status === chosen && html` aria-current="page"`}>${t(`jobs.status.${status ?? 'all'}`)}</a>`,
  )}</nav>`;

const renderPaging = (
  { t }: Shown,
  { status, page, last }: { status: JobStatus | undefined; page: number; last: number },
): Html => html`<nav class="buttons" aria-label="${t('jobs.pages')}">
${page > 1 && html`<a class="button" href="${addressOf(status, page - 1)}">${t('jobs.newer')}</a>`}
${page < last && html`<a class="button" href="${addressOf(status, page + 1)}">${t('jobs.older')}</a>`}</nav>`;
