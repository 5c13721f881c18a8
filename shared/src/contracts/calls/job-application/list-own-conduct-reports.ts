import * as z from 'zod/mini';
import { ownConductReport } from '../../account/conduct-report.ts';
import { defineCall } from '../../define-call.ts';

/** The caller's reports of chats, recruiters, interviews and candidates with what came of them, the latest 200. */
export const listOwnConductReports = defineCall({
  method: 'GET',
  path: '/jobApplication/reports',
  access: 'protected',
  summary: 'The caller’s reports of conduct',
  answer: z.object({ reports: z.array(ownConductReport) }),
});
