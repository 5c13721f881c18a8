import { defineCall } from '../../define-call.ts';
import { summaryOrder } from '../../profile/career-summary.ts';

/**
 * Generates a summary from the facts of the profile: an event stream of `summaryEvent`. The profile is not changed.
 * Closing the connection aborts it. 41319: another one is being generated.
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
