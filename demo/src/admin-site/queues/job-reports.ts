import { decideJobReports } from '@jobharbor/shared/calls/admin/decide-job-reports';
import { listReportedJobs } from '@jobharbor/shared/calls/admin/list-reported-jobs';
import { type ReportedJob, reportOutcome } from '@jobharbor/shared/contracts';
import { html } from '../../form-site/html.ts';
import { facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { count, formatTime } from '../shown.ts';

const toCase = (siteUrl: string, one: ReportedJob): Case => ({
  ...{ id: one.job.id, subjectId: one.job.id, since: one.first_reported_at },
  title: html`${one.job.title}`,
  evidence: html`${facts([
    ['Company', html`<bdi>${one.job.company}</bdi>`],
    ['Country', one.job.country_key.toUpperCase()],
    [
      'Job',
      html`<a href="${siteUrl}/en/${one.job.country_key}/job/${one.job.slug}-${one.job.id}" target="_blank" rel="noopener">Open the job</a> (${one.job.status})`,
    ],
    ['Reports', count(one.reports, 'person', 'people')],
    ['Latest', formatTime(one.last_reported_at)],
  ])}
<ul>${one.reasons.map(({ reason, reports }) => html`<li>${reason.value}: ${count(reports, 'person', 'people')}</li>`)}</ul>
${one.details.map(quote)}`,
  outcomes: [
    ['kept', 'No breach of the rules'],
    ['closed', 'Close the job for good'],
    ['company_told', 'The company was told to correct it'],
  ],
  reasonHint: 'Admins alone read it.',
  seen: { last_reported_at: one.last_reported_at },
});

export const jobReports: Queue = {
  key: 'job-reports',
  title: 'Reports of jobs',
  lead: 'People who reported a job are told the outcome. The company learns nothing of the reports. A closed job stays closed.',
  async load(client, { page, size }, { siteUrl }) {
    const { reported_jobs, total } = await client.send(listReportedJobs, { query: { page, size } });
    return { cases: reported_jobs.map((one) => toCase(siteUrl, one)), total };
  },
  decide: ({ client, id, form }, { outcome, reason }) =>
    client.send(decideJobReports, {
      params: { jobId: id },
      body: {
        outcome: reportOutcome.parse(outcome),
        last_reported_at: Number(form.last_reported_at),
        note: reason,
      },
    }),
};
