import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobPreference } from '../../entries/job-preference.ts';

/** The caller’s job preferences, in the order in which a profile shows them. */
export const listJobPreferences = defineCall({
  method: 'GET',
  path: '/jobseeker/job-preferences',
  access: 'protected',
  summary: 'The caller’s job preferences',
  answer: z.object({ job_preferences: z.array(jobPreference) }),
  worldwide: true,
  version: 2,
});
