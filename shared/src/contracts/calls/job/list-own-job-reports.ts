import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { ownJobReport } from '../../jobs/job-report.ts';

/** The caller's reports of jobs with what came of them, the latest 200. */
export const listOwnJobReports = defineCall({
  method: 'GET',
  path: '/job/reports',
  access: 'protected',
  summary: 'The caller’s reports of jobs',
  answer: z.object({ reports: z.array(ownJobReport) }),
});
