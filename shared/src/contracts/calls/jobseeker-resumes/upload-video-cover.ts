import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/**
 * Takes a picture in the form field `video_cover`. The field `video_resume_id` names the video résumé of the cover.
 * Without it the cover is kept for a day, for the upload of a video that names the answered id.
 */
export const uploadVideoCover = defineCall({
  method: 'POST',
  path: '/jobseeker/video-resumes/upload-video-cover',
  access: 'protected',
  summary: 'Upload the cover of a video résumé',
  body: 'form',
  answer: z.object({ video_resume_id: id, cover_url: z.string() }),
  errors: [40004, 40013, 40014, 40019, 41085, 42008, 42009, 42061, 42062, 42345, 50002, 50003, 50007, 50016],
});
