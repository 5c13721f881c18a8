import * as z from 'zod/mini';
import { reportedConduct } from '../../account/conduct-report.ts';
import { defineCall } from '../../define-call.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Undecided reports of chats, recruiters, interviews and candidates, the longest waiting first. */
export const listReportedConduct = defineCall({
  method: 'GET',
  path: '/admin/conduct-reports',
  access: 'protected',
  roles: ['admin'],
  summary: 'Undecided reports of conduct',
  query: z.object({ page: z._default(intFromText(1, 10_000), 1), size: z._default(intFromText(1, 100), 30) }),
  answer: z.object({ reports: z.array(reportedConduct), total: z.int() }),
});
