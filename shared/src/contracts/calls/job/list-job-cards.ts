import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobCard } from '../../jobs/job.ts';

/** Job cards by ids, in that order; unknown ids are left out. For lists that a guest's browser stores. */
export const listJobCards = defineCall({
  method: 'GET',
  path: '/job/cards',
  access: 'public',
  summary: 'Jobs by their ids',
  /** Comma-separated ids, at most 100. */
  query: z.object({ ids: z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/)) }),
  answer: z.object({ jobs: z.array(jobCard) }),
});
