import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { videoResume } from '../../profile/video-resume.ts';

/** The caller’s video résumés, newest first. */
export const listVideoResumes = defineCall({
  method: 'GET',
  path: '/jobseeker/video-resumes',
  access: 'protected',
  summary: 'The caller’s video résumés',
  answer: z.object({ video_resumes: z.array(videoResume) }),
  worldwide: true,
});
