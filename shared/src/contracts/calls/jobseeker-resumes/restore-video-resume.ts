import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { videoResume } from '../../profile/video-resume.ts';

/** Undoes a deletion; refused at the limit. Restoring one that is not deleted changes nothing. */
export const restoreVideoResume = defineCall({
  method: 'PUT',
  path: '/jobseeker/video-resumes/{id}/restore',
  access: 'protected',
  summary: 'Undo the deletion of a video résumé',
  answer: z.object({ video_resume: videoResume }),
  errors: [40004, 41245],
  waitsForSignIn: true,
});
