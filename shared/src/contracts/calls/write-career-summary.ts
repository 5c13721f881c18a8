import { summaryOrder } from '../career-summary.ts';
import { defineCall } from '../define-call.ts';

/**
 * Writes a summary from the facts of the profile: a stream of `summaryEvent`. Nothing is put into the profile. Closing
 * the connection stops the writing. 41319: another one is being written.
 */
export const writeCareerSummary = defineCall({
  method: 'POST',
  path: '/aicv/ai_writing/career_summary',
  access: 'protected',
  summary: 'Write a career summary',
  body: summaryOrder,
  answer: 'file',
  errors: [40004, 41275, 41280, 41311, 41312, 41313, 41314, 41315, 41319, 41320, 41321],
});
