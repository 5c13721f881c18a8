import { defineCall } from '../define-call.ts';

/** Deletes a résumé and its file. */
export const deleteResume = defineCall({
  method: 'DELETE',
  path: '/jobseeker/resumes/{id}/delete',
  access: 'protected',
  summary: 'Delete a résumé and its file',
  errors: [40004],
});
