import { defineCall } from '../../define-call.ts';

/** A résumé’s file, for its owner only. */
export const downloadResume = defineCall({
  method: 'GET',
  path: '/jobseeker/resumes/{id}/file',
  access: 'protected',
  summary: 'The file of a résumé',
  answer: 'file',
  errors: [40004],
});
