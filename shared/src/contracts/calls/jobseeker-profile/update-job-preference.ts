import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobPreference, jobPreferenceChanges } from '../../entries/job-preference.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateJobPreference = defineCall({
  method: 'PATCH',
  path: '/jobseeker/job-preferences/{id}/update',
  access: 'protected',
  summary: 'Change a job preference',
  body: jobPreferenceChanges,
  answer: z.object({ job_preference: jobPreference }),
  errors: [40004, 40009, 41262, 41263],
});
