import { defineCall } from '../../define-call.ts';

/** The video of one of the caller’s video résumés; supports `Range`. */
export const playVideoResume = defineCall({
  method: 'GET',
  path: '/jobseeker/video-resumes/{id}/video',
  access: 'protected',
  summary: 'The video of a video résumé',
  answer: 'file',
  errors: [40004],
});
