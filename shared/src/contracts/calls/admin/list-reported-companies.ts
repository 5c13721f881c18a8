import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { reportedCompany } from '../../jobs/company-report.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Companies with undecided reports, the longest waiting first. */
export const listReportedCompanies = defineCall({
  method: 'GET',
  path: '/admin/company-reports',
  access: 'protected',
  roles: ['admin'],
  summary: 'Companies with undecided reports',
  query: z.object({ page: z._default(intFromText(1, 10_000), 1), size: z._default(intFromText(1, 100), 30) }),
  answer: z.object({ reported_companies: z.array(reportedCompany), total: z.int() }),
});
