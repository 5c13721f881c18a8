import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobFeed } from '../../employers/job-feed.ts';

/** The feeds of a company, each with its latest report. */
export const listJobFeeds = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/feeds',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Feeds of jobs',
  answer: z.object({ feeds: z.array(jobFeed) }),
  errors: [40004],
});
