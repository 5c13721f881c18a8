import { defineCall } from '../../define-call.ts';
import { counted, pageViewsReport } from '../../interaction.ts';

/** Counts page views. No personal data is stored. */
export const reportPageViews = defineCall({
  method: 'POST',
  path: '/apiGo/app/upload_web_events',
  access: 'default',
  summary: 'Pages that were opened',
  body: pageViewsReport,
  answer: counted,
});
