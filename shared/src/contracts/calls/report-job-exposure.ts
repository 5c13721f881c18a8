import { defineCall } from '../define-call.ts';
import { counted, exposeReport } from '../interaction.ts';

/** Jobs of a list were in sight. Nothing personal is kept. */
export const reportJobExposure = defineCall({
  method: 'POST',
  path: '/base/logs/report/expose',
  access: 'default',
  summary: 'Jobs of a list were in sight',
  body: exposeReport,
  answer: counted,
});
