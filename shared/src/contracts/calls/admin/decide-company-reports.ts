import * as z from 'zod/mini';
import { adminNote } from '../../account/admin-decision.ts';
import { defineCall } from '../../define-call.ts';
import { reportOutcome } from '../../jobs/job-report.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/**
 * Decides on the undecided reports of a company and tells the people who sent them. `closed` closes its open jobs for good.
 * `last_reported_at` is that of the list: later reports stay undecided. If no earlier report is undecided, the answer is
 * the latest decision, and this one is ignored.
 */
export const decideCompanyReports = defineCall({
  method: 'PATCH',
  path: '/admin/company-reports/{companyId}/decide',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decide on the reports of a company',
  body: z.strictObject({
    outcome: reportOutcome,
    last_reported_at: unixSeconds,
    note: adminNote,
  }),
  answer: z.object({
    decision: z.object({
      outcome: reportOutcome,
      decided_at: unixSeconds,
      /** Number of reports that it answers. */
      reports: z.int(),
    }),
  }),
  errors: [40001, 40004],
});
