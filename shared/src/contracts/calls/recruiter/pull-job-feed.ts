import { defineCall } from '../../define-call.ts';

/** Pulls a feed within minutes, and not at its next hour. */
export const pullJobFeed = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/feeds/{feedId}/pull',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Pull a feed now',
  errors: [40004, 40005, 40006],
});
