import { defineCall } from '../../define-call.ts';

/** Deletes a video résumé: nobody finds it any more. Applications that were sent with it keep their copy. */
export const deleteVideoResume = defineCall({
  method: 'DELETE',
  path: '/jobseeker/video-resume/{id}/delete',
  access: 'protected',
  summary: 'Delete a video résumé; for ten minutes it can be restored',
  errors: [40004],
  waitsForSignIn: true,
});
