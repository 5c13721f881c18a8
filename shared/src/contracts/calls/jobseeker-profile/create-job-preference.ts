import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobPreference, jobPreferenceDraft } from '../../entries/job-preference.ts';

/** Adds a job preference to the caller’s profile, once for each idempotency key. */
export const createJobPreference = defineCall({
  method: 'POST',
  path: '/jobseeker/job-preferences/create',
  access: 'protected',
  summary: 'Add a job preference',
  body: jobPreferenceDraft,
  answer: z.object({ job_preference: jobPreference }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020, 41262, 41263],
});
