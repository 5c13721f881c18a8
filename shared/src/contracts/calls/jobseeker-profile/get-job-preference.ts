import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobPreference } from '../../entries/job-preference.ts';

/** One of the caller’s job preferences. */
export const getJobPreference = defineCall({
  method: 'GET',
  path: '/jobseeker/job-preferences/{id}',
  access: 'protected',
  summary: 'One job preference',
  answer: z.object({ job_preference: jobPreference }),
  errors: [40004],
  worldwide: true,
  version: 2,
});
