import { defineCall } from '../../define-call.ts';

/** Minutes in which a deleted résumé can be restored; then its file is deleted. */
export const restorableMinutes = 10;

/** Deletes a résumé: nobody finds it any more, and {@link restorableMinutes} later its file is removed. */
export const deleteResume = defineCall({
  method: 'DELETE',
  path: '/jobseeker/resumes/{id}/delete',
  access: 'protected',
  summary: 'Delete a résumé; for ten minutes it can be restored',
  errors: [40004],
  waitsForSignIn: true,
});
