import * as z from 'zod/mini';
import { application, applicationsQuery } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';

/** One page of the caller’s applications. Sort 1: newest application first; 2: latest change first. */
export const listApplications = defineCall({
  method: 'GET',
  path: '/jobApplication/jobseekers',
  access: 'protected',
  summary: 'The caller’s applications',
  query: applicationsQuery,
  answer: z.extend(pageOf('applications', application), {
    /** Of each filter. Older API versions do not send them. */
    counts: z.optional(
      z.object({ waiting: z.int(), answered: z.int(), ended: z.int(), elsewhere: z.optional(z.int()) }),
    ),
  }),
});
