import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';
import { interview, interviewsQuery } from '../../interview.ts';

/** One page of the interviews that employers invited the caller to, with the count of each filter. */
export const listInterviews = defineCall({
  method: 'GET',
  path: '/jobApplication/interviews',
  access: 'protected',
  summary: 'The caller’s interviews',
  query: interviewsQuery,
  answer: z.extend(pageOf('interviews', interview), {
    counts: z.object({ waiting: z.int(), upcoming: z.int(), past: z.int() }),
  }),
});
