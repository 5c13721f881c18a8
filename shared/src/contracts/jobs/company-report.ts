import * as z from 'zod/mini';
import { countryKey, id, option, unixSeconds } from '../primitives/primitives.ts';
import { reportedJob, reportOutcome } from './job-report.ts';

/** Titles of open jobs that are copied with a report: the newest. */
export const maxEvidenceTitles = 20;

/** A copy of the company's page from the moment of the report, which later changes do not affect. */
export const companyEvidence = z.object({
  name: z.string(),
  website: z.nullable(z.string()),
  about_html: z.string(),
  open_jobs: z.int(),
  /** Of its newest open jobs. */
  titles: z.array(z.string()),
});
export type CompanyEvidence = z.infer<typeof companyEvidence>;

/** A report of the caller's own. */
export const ownCompanyReport = z.object({
  company_id: id,
  reason: option,
  reported_at: unixSeconds,
  /** Null while it is checked. */
  decision: z.nullable(z.object({ outcome: reportOutcome, at: unixSeconds })),
});
export type OwnCompanyReport = z.infer<typeof ownCompanyReport>;

/** A company with undecided reports, which are one case, as admins see it: nothing of it says who reported. */
export const reportedCompany = z.extend(z.omit(reportedJob, { job: true }), {
  company: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    country_key: countryKey,
    is_verified: z.boolean(),
  }),
  /** Of the newest report. */
  evidence: companyEvidence,
});
export type ReportedCompany = z.infer<typeof reportedCompany>;
