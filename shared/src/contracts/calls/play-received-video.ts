import { defineCall } from '../define-call.ts';

/**
 * The video of an application for the caller's own jobs, as it was sent; a `Range` header asks for a part. Recorded and
 * shown to the person, once for each sitting.
 */
export const playReceivedVideo = defineCall({
  method: 'GET',
  path: '/recruiter/applications/{id}/video',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The video that was sent with an application',
  answer: 'file',
  errors: [40004, 42021],
});
