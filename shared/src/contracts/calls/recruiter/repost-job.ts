import { defineCall } from '../../define-call.ts';

/** Posts an open job anew: it stands among the newest again, and says when it was first posted. Once in seven days. */
export const repostJob = defineCall({
  method: 'POST',
  path: '/recruiter/jobs/{id}/repost',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Post a job anew',
  errors: [40004, 40010, 42359],
});
