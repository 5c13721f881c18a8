import { defineCall } from '../../define-call.ts';
import { summaryRewrite } from '../../profile/career-summary.ts';

/**
 * Rewrites the generated summary with this `id`, else the last one, else the profile's: an event stream as in
 * `write-career-summary`.
 * 41316: too little text to rewrite.
 */
export const rewriteCareerSummary = defineCall({
  method: 'PUT',
  path: '/aicv/ai_writing/career_summary',
  access: 'protected',
  summary: 'Write a career summary anew',
  body: summaryRewrite,
  answer: 'file',
  errors: [40004, 41275, 41280, 41311, 41312, 41313, 41314, 41315, 41316, 41319, 41320, 41321],
});
