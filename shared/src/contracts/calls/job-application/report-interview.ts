import { conductReportDraft, conductReportReceipt } from '../../account/conduct-report.ts';
import { defineCall } from '../../define-call.ts';

/** Reports an interview of the caller's, by a reason of `report_interview_reasons`. Its terms and marks are copied. */
export const reportInterview = defineCall({
  method: 'POST',
  path: '/jobApplication/interviews/{id}/report',
  access: 'protected',
  summary: 'Report an interview',
  body: conductReportDraft,
  answer: conductReportReceipt,
  statuses: [201, 200],
  errors: [40001, 40004, 40006],
});
