import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/** Ids of the jobs that the caller saved, applied for, opened or hid: what lists need to mark them or leave them out. */
export const getJobFlags = defineCall({
  method: 'GET',
  path: '/job/flags',
  access: 'protected',
  summary: 'Ids of the jobs that the caller saved or applied for',
  answer: z.object({
    saved_job_ids: z.array(id),
    /** Active applications. A job can have one on this site and an external one, which the person tracks here. */
    applications: z.array(z.object({ id, job_id: id, is_elsewhere: z.optional(z.literal(true)) })),
    /** The latest of jobs where all were withdrawn. Older API versions do not send it. */
    withdrawn: z.optional(z.array(z.object({ id, job_id: id }))),
    /** Older API versions do not send it. */
    blocked_company_ids: z.optional(z.array(id)),
    /** Jobs that the caller hid, latest first. Likewise. */
    hidden_job_ids: z.optional(z.array(id)),
    /** The latest 500 that the caller opened, latest first. Likewise. */
    seen_job_ids: z.optional(z.array(id)),
    /**
     * Pages of the searches that the caller has a job alert of: the country's key, then the address below it (`ph/jobs?q=cook`).
     * Absent without one, and from older API versions.
     */
    alert_paths: z.optional(z.array(z.string())),
  }),
  worldwide: true,
});
