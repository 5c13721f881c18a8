import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobAdvice, jobForm } from '../../employers/job-posting.ts';

/** Replaces one of the caller’s own jobs. People who read it see what was changed, and when. Its country stays. */
export const editJob = defineCall({
  method: 'PUT',
  path: '/recruiter/jobs/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Edit a job',
  body: jobForm,
  answer: z.object({ advice: z.array(jobAdvice) }),
  errors: [40004, 40005],
});
