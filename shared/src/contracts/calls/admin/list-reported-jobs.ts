import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { reportedJob } from '../../jobs/job-report.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Jobs with undecided reports, the longest waiting first. */
export const listReportedJobs = defineCall({
  method: 'GET',
  path: '/admin/job-reports',
  access: 'protected',
  roles: ['admin'],
  summary: 'Jobs with undecided reports',
  query: z.object({ page: z._default(intFromText(1, 10_000), 1), size: z._default(intFromText(1, 100), 30) }),
  answer: z.object({ reported_jobs: z.array(reportedJob), total: z.int() }),
});
