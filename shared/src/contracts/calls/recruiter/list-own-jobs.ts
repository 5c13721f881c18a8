import { defineCall } from '../../define-call.ts';
import { ownJob, ownJobsQuery } from '../../employers/job-posting.ts';
import { pageOf } from '../../envelope.ts';

/** The jobs that the caller acts for, newest first, with their figures. */
export const listOwnJobs = defineCall({
  method: 'GET',
  path: '/recruiter/jobs',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The caller’s own jobs',
  query: ownJobsQuery,
  answer: pageOf('jobs', ownJob),
});
