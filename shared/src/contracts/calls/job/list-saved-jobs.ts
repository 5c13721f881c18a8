import * as z from 'zod/mini';
import { savedJob, savedJobsQuery } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';

/** One page of the caller’s saved jobs. Sort 1: latest saved first; 2: newest job first. */
export const listSavedJobs = defineCall({
  method: 'GET',
  path: '/job/saved-jobs',
  access: 'protected',
  summary: 'The caller’s saved jobs',
  query: savedJobsQuery,
  answer: z.extend(pageOf('saved_jobs', savedJob), {
    /** Of each filter. Older API versions do not send them. */
    counts: z.optional(z.object({ open: z.int(), applied: z.int(), closed: z.int() })),
  }),
});
