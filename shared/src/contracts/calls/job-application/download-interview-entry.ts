import { defineCall } from '../../define-call.ts';

/** An interview of the caller’s as a calendar file (iCalendar), the same entry as that of its mails; 40004 for another’s. */
export const downloadInterviewEntry = defineCall({
  method: 'GET',
  path: '/jobApplication/interviews/{id}/calendar',
  access: 'protected',
  summary: 'An interview as a calendar file',
  answer: 'file',
  errors: [40004],
});
