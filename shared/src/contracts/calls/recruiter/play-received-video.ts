import { defineCall } from '../../define-call.ts';

/**
 * The video of an application for the caller's own jobs, as it was sent; supports `Range`. Recorded and shown to the
 * person, once per viewing.
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
