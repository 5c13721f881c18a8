import * as z from 'zod/mini';
import { applicationView, viewsQuery } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';

/** Each time an employer opened what the caller sent, with the same fields for everybody. */
export const listViewers = defineCall({
  method: 'GET',
  path: '/jobApplication/viewers',
  access: 'protected',
  summary: 'Who opened the caller’s applications',
  query: viewsQuery,
  answer: z.extend(pageOf('views', applicationView), {
    /** Of each filter. Older API versions do not send them. */
    counts: z.optional(z.object({ application: z.int(), resume: z.int(), video: z.int() })),
  }),
});
