import { conductReportDraft, conductReportReceipt } from '../../account/conduct-report.ts';
import { defineCall } from '../../define-call.ts';

/** Reports the candidate of a received application, by a reason of `report_talent_reasons`. */
export const reportCandidate = defineCall({
  method: 'POST',
  path: '/recruiter/applications/{id}/report',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Report a candidate',
  body: conductReportDraft,
  answer: conductReportReceipt,
  statuses: [201, 200],
  errors: [40001, 40004, 40006],
});
