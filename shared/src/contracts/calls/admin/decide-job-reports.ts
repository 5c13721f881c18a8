import * as z from 'zod/mini';
import { adminNote } from '../../account/admin-decision.ts';
import { defineCall } from '../../define-call.ts';
import { reportDecision, reportOutcome } from '../../jobs/job-report.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/**
 * Decides on the undecided reports of a job and tells the people who sent them. `closed` closes the job for good.
 * `last_reported_at` is that of the list: later reports stay undecided. If no earlier report is undecided, the answer
 * is the latest decision, and this one is ignored.
 */
export const decideJobReports = defineCall({
  method: 'PATCH',
  path: '/admin/job-reports/{jobId}/decide',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decide on the reports of a job',
  body: z.strictObject({
    outcome: reportOutcome,
    last_reported_at: unixSeconds,
    note: adminNote,
  }),
  answer: z.object({ decision: reportDecision }),
  errors: [40001, 40004],
});
