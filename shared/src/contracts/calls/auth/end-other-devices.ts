import { defineCall } from '../../define-call.ts';

/** Signs the account out everywhere but where the request comes from. */
export const endOtherDevices = defineCall({
  method: 'POST',
  path: '/auth/devices/end-others',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  proof: 'fresh',
  summary: 'Sign out on all other devices',
});
