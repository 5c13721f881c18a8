import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';
import { pick, picksQuery } from '../../jobs/pick.ts';

/** Recommended open jobs, from the caller’s preferences, applications and saved jobs, each with its reasons. */
export const listPicks = defineCall({
  method: 'GET',
  path: '/recommendation/picks',
  access: 'protected',
  summary: 'Jobs picked for the caller',
  query: picksQuery,
  answer: z.extend(pageOf('picks', pick), {
    counts: z.object({ picked: z.int(), refused: z.int() }),
    /** Whether the caller has any preference, application or saved job to recommend from. */
    has_sources: z.boolean(),
  }),
});
