import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobPush, pushedJob } from '../../employers/job-push.ts';

/**
 * Posts many jobs, each as `POST /recruiter/jobs/create` does; a refusal of one stops no other. It needs an
 * `Idempotency-Key`: repeated with it, it gives the same answer and posts nothing twice. 40020 for another body.
 */
export const pushJobs = defineCall({
  method: 'POST',
  path: '/recruiter/jobs/push',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Post many jobs',
  body: jobPush,
  answer: z.object({ results: z.array(pushedJob) }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020],
});
