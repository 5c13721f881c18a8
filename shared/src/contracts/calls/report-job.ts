import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id, option, unixSeconds } from '../primitives.ts';

/** `report_reason_id` is one of the list `report_job_reasons`; `details` are for the people who look at the report. */
export const jobReport = z.object({
  report_reason_id: id,
  details: z.optional(z.string().check(z.maxLength(1_000))),
});

/** Reports a job. A second report of the same job by the same person changes the first one: 200 instead of 201. */
export const reportJob = defineCall({
  method: 'POST',
  path: '/job/{jobId}/report',
  access: 'protected',
  summary: 'Report a job',
  body: jobReport,
  answer: z.object({ reason: option, reported_at: unixSeconds }),
  statuses: [201, 200],
  errors: [40001, 40004, 40006],
});
