import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { ownCompanyReport } from '../../jobs/company-report.ts';

/** The caller's reports of companies with what came of them, the latest 200. */
export const listOwnCompanyReports = defineCall({
  method: 'GET',
  path: '/company/reports',
  access: 'protected',
  summary: 'The caller’s reports of companies',
  answer: z.object({ reports: z.array(ownCompanyReport) }),
});
