import { counted, pageViewsReport } from '../../browser/interaction.ts';
import { defineCall } from '../../define-call.ts';

/** Counts page views. No personal data is stored. */
export const reportPageViews = defineCall({
  method: 'POST',
  path: '/apiGo/app/upload_web_events',
  access: 'default',
  summary: 'Pages that were opened',
  body: pageViewsReport,
  answer: counted,
});
