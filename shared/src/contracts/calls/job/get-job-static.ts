import { defineCall } from '../../define-call.ts';
import { jobStatic } from '../../jobs/job.ts';

/** The part of a job that is the same for every viewer; proxies may cache it for a minute. */
export const getJobStatic = defineCall({
  method: 'GET',
  path: '/job/{id}/static',
  access: 'public',
  summary: 'The part of a job that is the same for every viewer',
  answer: jobStatic,
  errors: [40004],
});
