import type { CompanyVerification, OwnJob } from '@jobharbor/shared/contracts';
import { type Html, html } from '../form-site/html.ts';
import { pill } from '../form-site/pill.ts';
import { formatDay, type Shown } from './shown.ts';

const verificationTones = { none: 'quiet', pending: 'waiting', verified: 'good', refused: 'bad' } as const;

export const verificationPill = ({ t }: Pick<Shown, 't'>, { state }: Pick<CompanyVerification, 'state'>) =>
  pill(t(`verification.state.${state}`), verificationTones[state]);

const statusTones = { open: 'good', on_hold: 'waiting', closed: 'quiet' } as const;

export const statusPill = ({ t }: Pick<Shown, 't'>, { status }: Pick<OwnJob, 'status'>): Html =>
  pill(t(`jobs.status.${status}`), statusTones[status]);

/** Jobs of a list, each with its figures. */
export const jobRows = (shown: Shown, jobs: readonly OwnJob[]): Html => {
  const { t } = shown;
  return html`<ul class="rows">${jobs.map(
    (
      job,
    ) => html`<li><span class="main"><a href="/jobs/${job.id}" lang="${job.language}" dir="auto">${job.title}</a>
<span class="quiet small">${job.agency && html`${t('jobs.agency', { agency: job.agency.name, company: job.company.name })} · `}${t('jobs.posted', { day: formatDay(shown, job.reposted_at ?? job.posted_at) })}</span></span>
<span class="quiet small">${t('jobs.applied', { count: job.applications })}${
      job.unread > 0 && html` <strong>${t('jobs.unread', { count: job.unread })}</strong>`
    } · ${t('jobs.views', { count: job.views })}</span>
${statusPill(shown, job)}</li>`,
  )}</ul>`;
};

/** Links to the pages of a list; false for one page. */
export function renderPaging(
  { query, t }: Pick<Shown, 'query' | 't'>,
  path: string,
  { page, total, size }: { page: number; total: number; size: number },
): Html | false {
  const pages = Math.ceil(total / size);
  if (pages <= 1 && page === 1) return false;
  const to = (next: number) => {
    const search = new URLSearchParams(query);
    search.set('page', String(next));
    search.delete('said');
    return `${path}?${search}`;
  };
  return html`<nav aria-label="${t('applicants.pages')}">${page > 1 && html`<a href="${to(page - 1)}">${t('applicants.back')}</a>`}
<span>${t('applicants.page', { page, pages: Math.max(pages, 1) })}</span>${page < pages && html`<a href="${to(page + 1)}">${t('applicants.next')}</a>`}</nav>`;
}

/** The page of a list that the address names; the first for anything else. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
