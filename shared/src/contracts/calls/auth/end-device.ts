import { defineCall } from '../../define-call.ts';

/** Signs the account out on one device; one that is signed out already is no failure. */
export const endDevice = defineCall({
  method: 'DELETE',
  path: '/auth/devices/{id}/delete',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  proof: 'fresh',
  summary: 'Sign out on a device',
});
