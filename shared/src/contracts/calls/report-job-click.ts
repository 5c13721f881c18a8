import { defineCall } from '../define-call.ts';
import { clickReport, counted } from '../interaction.ts';

/** A job of a list was opened. Nothing personal is kept. */
export const reportJobClick = defineCall({
  method: 'POST',
  path: '/base/logs/report/click',
  access: 'default',
  summary: 'A job of a list was opened',
  body: clickReport,
  answer: counted,
});
