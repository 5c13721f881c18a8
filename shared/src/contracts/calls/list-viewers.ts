import * as z from 'zod/mini';
import { applicationView, viewsQuery } from '../application.ts';
import { defineCall } from '../define-call.ts';
import { pageOf } from '../envelope.ts';

/** Who of the employers opened what the caller sent: every opening, with the same facts for everybody. */
export const listViewers = defineCall({
  method: 'GET',
  path: '/jobApplication/viewers',
  access: 'protected',
  summary: 'Who opened the caller’s applications',
  query: viewsQuery,
  answer: z.extend(pageOf('views', applicationView), {
    /** Of each filter. An API of before does not send them. */
    counts: z.optional(z.object({ application: z.int(), resume: z.int(), video: z.int() })),
  }),
});
