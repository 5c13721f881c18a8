import { summaryRewrite } from '../career-summary.ts';
import { defineCall } from '../define-call.ts';

/**
 * Writes the last summary anew, or the one of the profile where none was written: a stream as of
 * `write-career-summary`. 41316: there is too little to rewrite.
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
