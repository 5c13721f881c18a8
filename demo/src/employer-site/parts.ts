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
