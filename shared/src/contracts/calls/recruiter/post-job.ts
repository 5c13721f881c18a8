import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobAdvice, jobPosting } from '../../employers/job-posting.ts';
import { id } from '../../primitives/primitives.ts';

/**
 * Posts a job, which is found by searches at once. It passes the rules of imported jobs: cleaned HTML, masked contact
 * details, facts of the text for fields that are empty. An imported job of the company that is the same becomes this one.
 * 42358: the company has a like one open; `is_another` says that it is a second opening. 42357: a company that is not
 * verified may have few open jobs.
 */
export const postJob = defineCall({
  method: 'POST',
  path: '/recruiter/jobs/create',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Post a job',
  body: jobPosting,
  answer: z.object({ job: z.object({ id, slug: z.string() }), advice: z.array(jobAdvice) }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40004, 40006, 40020, 42357, 42358],
});
