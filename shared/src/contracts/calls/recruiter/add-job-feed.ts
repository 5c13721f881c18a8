import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobFeed, jobFeedDraft } from '../../employers/job-feed.ts';

/**
 * Pulls the board of an applicant tracking system from now on, every hour. 42433: the address is of no system that is read.
 * 42434: the company has as many feeds as it may. 42435: a company is verified before its board is read.
 */
export const addJobFeed = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/feeds',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Add a feed of jobs',
  body: jobFeedDraft,
  answer: z.object({ feed: jobFeed }),
  statuses: [201, 200],
  errors: [40004, 40005, 42433, 42434, 42435],
});
