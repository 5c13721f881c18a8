import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, option, unixSeconds } from '../../primitives/primitives.ts';
import { maxReportDetails, type ReportCategory } from '../job/report-job.ts';

/** Ids of the list `report_job_reasons` that can be said of a company, by category. */
export const companyReasonCategories = {
  spam: [1, 2],
  discrimination: [3, 4, 5],
  broken: [7, 8, 10],
} as const satisfies Record<ReportCategory, readonly number[]>;

/** Reports a company. A second report of the same company by the same person changes the first one: 200 instead of 201. */
export const reportCompany = defineCall({
  method: 'POST',
  path: '/company/{companyId}/report',
  access: 'protected',
  summary: 'Report a company',
  body: z.strictObject({
    report_reason_id: id,
    details: z.optional(z.string().check(z.maxLength(maxReportDetails))),
  }),
  answer: z.object({
    reason: option,
    reported_at: unixSeconds,
    /** Whether the outcome is mailed; it always stands on the company's page. */
    is_mailed: z.boolean(),
  }),
  statuses: [201, 200],
  errors: [40001, 40004, 40006],
});
