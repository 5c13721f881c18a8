import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobAdvice, jobForm } from '../../employers/job-posting.ts';

/** Advice on an advertisement before it is posted; stores nothing. */
export const checkJob = defineCall({
  method: 'POST',
  path: '/recruiter/jobs/check',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Advice on a job before it is posted',
  body: jobForm,
  answer: z.object({ advice: z.array(jobAdvice) }),
});
