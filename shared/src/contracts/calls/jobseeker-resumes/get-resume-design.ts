import { defineCall } from '../../define-call.ts';
import { storedDesign } from '../../profile/resume-document.ts';

/** The input that one of the caller's generated résumés was made from. */
export const getResumeDesign = defineCall({
  method: 'GET',
  path: '/jobseeker/resumes/{id}/design',
  access: 'protected',
  summary: 'What a generated résumé was made from',
  answer: storedDesign,
  errors: [40004],
  // Since 2, it may hold values that the reader does not know.
  version: 2,
});
