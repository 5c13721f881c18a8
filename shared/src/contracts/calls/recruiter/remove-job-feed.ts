import { defineCall } from '../../define-call.ts';

/** Ends a feed and closes its jobs. */
export const removeJobFeed = defineCall({
  method: 'DELETE',
  path: '/recruiter/companies/{id}/feeds/{feedId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Remove a feed of jobs',
  errors: [40004, 40005],
});
