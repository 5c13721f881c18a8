import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/** Ids of the hot titles that the caller hid, in all countries. */
export const listRefusedTitles = defineCall({
  method: 'GET',
  path: '/recommendation/hot-job-titles/refusals',
  access: 'protected',
  summary: 'Hot titles that the caller left out',
  answer: z.object({ title_ids: z.array(id) }),
});
