import { conductReportDraft, conductReportReceipt } from '../../account/conduct-report.ts';
import { defineCall } from '../../define-call.ts';

/** Reports a recruiter of one of the caller's chats, by a reason of `report_recruiter_reasons`. */
export const reportRecruiter = defineCall({
  method: 'POST',
  path: '/jobApplication/recruiters/{recruiterId}/report',
  access: 'protected',
  summary: 'Report a recruiter',
  body: conductReportDraft,
  answer: conductReportReceipt,
  statuses: [201, 200],
  errors: [40001, 40004, 40006],
});
