import { defineCall } from '../define-call.ts';
import { counted, pageViewsReport } from '../interaction.ts';

/** Pages that were opened. Nothing personal is kept. */
export const reportPageViews = defineCall({
  method: 'POST',
  path: '/apiGo/app/upload_web_events',
  access: 'default',
  summary: 'Pages that were opened',
  body: pageViewsReport,
  answer: counted,
});
