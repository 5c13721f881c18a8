import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobFeedReport } from '../../employers/job-feed.ts';

/** What the latest pulls of a feed did, newest first. */
export const listJobFeedReports = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/feeds/{feedId}/reports',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Reports of a feed',
  answer: z.object({ reports: z.array(jobFeedReport) }),
  errors: [40004],
});
