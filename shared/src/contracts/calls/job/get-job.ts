import { defineCall } from '../../define-call.ts';
import { jobDetail } from '../../jobs/job.ts';

/** A job with its viewer's state: saved, seen, applied. */
export const getJob = defineCall({
  method: 'GET',
  path: '/job/{jobId}',
  access: 'default',
  summary: 'A job and what its viewer has to do with it',
  answer: jobDetail,
  errors: [40004],
});
