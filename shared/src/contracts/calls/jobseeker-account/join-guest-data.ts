import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pickRefusalReason } from '../../jobs/pick.ts';
import { id, unixSeconds } from '../../primitives/primitives.ts';

/**
 * Merges what the caller did as a guest into their account. Idempotent; jobs that no longer exist are left out. Answers
 * with the newly saved jobs, and the number of other new items.
 */
export const joinGuestData = defineCall({
  method: 'POST',
  path: '/jobseeker/guest-data/join',
  access: 'protected',
  summary: 'Join what was done as a guest',
  body: z.strictObject({
    saved_jobs: z.array(z.strictObject({ job_id: id, saved_at: unixSeconds })).check(z.maxLength(100)),
    /** Applications on other sites. */
    external_applications: z._default(
      z.array(z.strictObject({ job_id: id, applied_at: unixSeconds })).check(z.maxLength(100)),
      [],
    ),
    seen_job_ids: z._default(z.array(id).check(z.maxLength(500)), []),
    /** Hidden hot titles. */
    refused_title_ids: z._default(z.array(id).check(z.maxLength(100)), []),
    hidden_jobs: z._default(
      z.array(z.strictObject({ job_id: id, reason: pickRefusalReason })).check(z.maxLength(100)),
      [],
    ),
  }),
  answer: z.object({
    saved_job_ids: z.array(id),
    // Number of new items of the other kinds. Older API versions do not send them.
    external_applications: z.optional(z.int()),
    seen_jobs: z.optional(z.int()),
    refused_titles: z.optional(z.int()),
    hidden_jobs: z.optional(z.int()),
  }),
});
