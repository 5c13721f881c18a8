import * as z from 'zod/mini';
import { savedJob, saveJob as saveJobBody } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';

/** Saves a job; idempotent. 201 when it was not saved before. */
export const saveJob = defineCall({
  method: 'POST',
  path: '/job/saved-jobs/create',
  access: 'protected',
  summary: 'Save a job',
  body: saveJobBody,
  answer: z.object({ saved_job: savedJob }),
  statuses: [201, 200],
  errors: [40004],
  waitsForSignIn: true,
});
