import { counted, eventsReport } from '../../browser/interaction.ts';
import { defineCall } from '../../define-call.ts';

/** Counts named events of a visit. No personal data is stored. */
export const reportEvents = defineCall({
  method: 'POST',
  path: '/logs/report/events',
  access: 'default',
  summary: 'Named events of a visit',
  body: eventsReport,
  answer: counted,
});
