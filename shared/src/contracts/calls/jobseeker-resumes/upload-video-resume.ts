import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { videoResume } from '../../profile/video-resume.ts';

/**
 * Takes an MP4 file in the form field `video_resume`; type and duration are read from its content. The optional field
 * `video_resume_id` names a cover that was uploaded first, or a video résumé whose video it replaces.
 */
export const uploadVideoResume = defineCall({
  method: 'POST',
  path: '/jobseeker/video_resume/upload_v1',
  access: 'protected',
  summary: 'Upload a video résumé',
  body: 'form',
  answer: z.object({ video_resume: videoResume }),
  statuses: [201, 200],
  idempotent: true,
  errors: [
    40004, 40013, 40014, 40019, 40020, 41245, 41265, 42007, 42008, 42009, 42185, 42186, 42345, 50002, 50006,
    50016,
  ],
});
