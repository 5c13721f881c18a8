import { decideCompanyReports } from '@jobharbor/shared/calls/admin/decide-company-reports';
import { listReportedCompanies } from '@jobharbor/shared/calls/admin/list-reported-companies';
import { type ReportedCompany, reportOutcome } from '@jobharbor/shared/contracts';
import { html } from '../../form-site/html.ts';
import { facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { count, formatTime } from '../shown.ts';

const toCase = (siteUrl: string, one: ReportedCompany): Case => ({
  ...{ id: one.company.id, subjectId: one.company.id, since: one.first_reported_at },
  title: html`<bdi>${one.company.name}</bdi>`,
  evidence: html`${facts([
    ['Country', one.company.country_key.toUpperCase()],
    [
      'Company',
      html`<a href="${siteUrl}/en/${one.company.country_key}/company/${one.company.slug}-${one.company.id}" target="_blank" rel="noopener">Open the company</a>`,
    ],
    ['Verified', one.company.is_verified ? 'Yes' : 'No'],
    ['Reports', count(one.reports, 'person', 'people')],
    ['Latest', formatTime(one.last_reported_at)],
    ['Name when it was reported', html`<bdi>${one.evidence.name}</bdi>`],
    ['Website when it was reported', one.evidence.website],
    ['Open jobs when it was reported', one.evidence.open_jobs],
    ['Newest of them', one.evidence.titles.join(' · ')],
  ])}
<ul>${one.reasons.map(({ reason, reports }) => html`<li>${reason.value}: ${count(reports, 'person', 'people')}</li>`)}</ul>
${one.details.map(quote)}`,
  outcomes: [
    ['kept', 'No breach of the rules'],
    ['closed', 'Close all its open jobs for good'],
    ['company_told', 'The company was told to correct it'],
  ],
  reasonHint: 'Admins alone read it.',
  seen: { last_reported_at: one.last_reported_at },
});

export const companyReports: Queue = {
  key: 'company-reports',
  title: 'Reports of companies',
  lead: 'People who reported a company are told the outcome. The company learns nothing of the reports. Closed jobs stay closed.',
  async load(client, { page, size }, { siteUrl }) {
    const found = await client.send(listReportedCompanies, { query: { page, size } });
    return { cases: found.reported_companies.map((one) => toCase(siteUrl, one)), total: found.total };
  },
  decide: ({ client, id, form }, { outcome, reason }) =>
    client.send(decideCompanyReports, {
      params: { companyId: id },
      body: {
        outcome: reportOutcome.parse(outcome),
        last_reported_at: Number(form.last_reported_at),
        note: reason,
      },
    }),
};
