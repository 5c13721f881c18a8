import { counted, exposeReport } from '../../browser/interaction.ts';
import { defineCall } from '../../define-call.ts';

/** Counts impressions of jobs in a list. No personal data is stored. */
export const reportJobExposure = defineCall({
  method: 'POST',
  path: '/base/logs/report/expose',
  access: 'default',
  summary: 'Jobs of a list were in sight',
  body: exposeReport,
  answer: counted,
});
