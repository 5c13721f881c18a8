import * as z from 'zod/mini';
import { savedJob } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';

/** One saved job of the caller’s, by the job’s id. */
export const getSavedJob = defineCall({
  method: 'GET',
  path: '/job/saved-jobs/{jobId}',
  access: 'protected',
  summary: 'One saved job of the caller’s',
  answer: z.object({ saved_job: savedJob }),
  errors: [40004],
});
