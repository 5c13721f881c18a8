import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { searchKeeping } from '../../search/search-history.ts';

/** Pauses or resumes the history of searches. What it has stays. */
export const switchSearchHistory = defineCall({
  method: 'PUT',
  path: '/job/searches/recording',
  access: 'protected',
  summary: 'Pause or resume the history of searches',
  body: z.object({ is_on: z.boolean() }),
  answer: z.object({ keeping: searchKeeping }),
});
