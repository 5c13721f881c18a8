import * as z from 'zod/mini';
import { interview, interviewsQuery } from '../../applications/interview.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/** One page of the interviews that employers invited the caller to, with the count of each filter. */
export const listInterviews = defineCall({
  method: 'GET',
  path: '/jobApplication/interviews',
  access: 'protected',
  summary: 'The caller’s interviews',
  query: interviewsQuery,
  answer: z.extend(pageOf('interviews', interview), {
    counts: z.object({ waiting: z.int(), upcoming: z.int(), past: z.int() }),
    /** Uncontested absences, and what they lead to. Older API versions do not send it. */
    absences: z.optional(
      z.object({
        count: z.int(),
        limit: z.int(),
        within_months: z.int(),
        barred_months: z.int(),
        barred_until: z.nullable(unixSeconds),
      }),
    ),
  }),
});
