import { conductReportDraft, conductReportReceipt } from '../../account/conduct-report.ts';
import { defineCall } from '../../define-call.ts';

/** Reports a chat of the caller's, by a reason of `chat_report_lists`. Its latest messages are copied. */
export const reportChat = defineCall({
  method: 'POST',
  path: '/jobApplication/chats/{chatId}/report',
  access: 'protected',
  summary: 'Report a chat',
  body: conductReportDraft,
  answer: conductReportReceipt,
  statuses: [201, 200],
  errors: [40001, 40004, 40006],
});
