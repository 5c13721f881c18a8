import { defineCall } from '../define-call.ts';
import { counted, eventsReport } from '../interaction.ts';

/** Named events of a visit. Nothing personal is kept. */
export const reportEvents = defineCall({
  method: 'POST',
  path: '/logs/report/events',
  access: 'default',
  summary: 'Named events of a visit',
  body: eventsReport,
  answer: counted,
});
