import * as z from 'zod/mini';
import { interest, interestsQuery } from '../../applications/interest.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';

/** Jobs that recruiters suggested to the caller, with the count of each filter. */
export const listInterests = defineCall({
  method: 'GET',
  path: '/jobApplication/interests',
  access: 'protected',
  summary: 'Recruiters who are interested in the caller',
  query: interestsQuery,
  answer: z.extend(pageOf('interests', interest), {
    counts: z.object({ open: z.int(), applied: z.int(), closed: z.int() }),
  }),
});
