import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, option, unixSeconds } from '../../primitives/primitives.ts';

/** Ids of the list `report_job_reasons`, by the category that decides who looks at the report. */
export const reportReasonCategories = {
  spam: [1, 2],
  discrimination: [3, 4, 5],
  broken: [6, 7, 8, 9, 10],
} as const satisfies Record<string, readonly number[]>;
export type ReportCategory = keyof typeof reportReasonCategories;

export const maxReportDetails = 1_000;

/** `report_reason_id` is one of the list `report_job_reasons`; `details` are for the people who look at the report. */
const jobReport = z.strictObject({
  report_reason_id: id,
  details: z.optional(z.string().check(z.maxLength(maxReportDetails))),
});

/** Reports a job. A second report of the same job by the same person changes the first one: 200 instead of 201. */
export const reportJob = defineCall({
  method: 'POST',
  path: '/job/{jobId}/report',
  access: 'protected',
  summary: 'Report a job',
  body: jobReport,
  answer: z.object({
    reason: option,
    reported_at: unixSeconds,
    /** Whether the outcome is mailed; it always stands on the job's page. Older API versions do not send it. */
    is_mailed: z.optional(z.boolean()),
  }),
  statuses: [201, 200],
  errors: [40001, 40004, 40006],
});
