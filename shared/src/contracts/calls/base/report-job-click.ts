import { clickReport, counted } from '../../browser/interaction.ts';
import { defineCall } from '../../define-call.ts';

/** Counts the opening of a job from a list. No personal data is stored. */
export const reportJobClick = defineCall({
  method: 'POST',
  path: '/base/logs/report/click',
  access: 'default',
  summary: 'A job of a list was opened',
  body: clickReport,
  answer: counted,
});
