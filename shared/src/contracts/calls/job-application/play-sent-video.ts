import { defineCall } from '../../define-call.ts';

/** The video of one of the caller’s applications, as it was sent; also after the original was deleted. */
export const playSentVideo = defineCall({
  method: 'GET',
  path: '/jobApplication/jobseekers/{id}/video',
  access: 'protected',
  summary: 'The video that the caller sent with an application',
  answer: 'file',
  errors: [40004],
});
