import * as z from 'zod/mini';
import { application } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';

/** The caller’s latest application for a job. */
export const getApplication = defineCall({
  method: 'GET',
  path: '/job/applied-jobs/{jobId}',
  access: 'protected',
  summary: 'The caller’s application for a job',
  answer: z.object({ application }),
  errors: [40004],
});
