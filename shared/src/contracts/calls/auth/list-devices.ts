import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { accountDevice } from '../../sign-in/account-device.ts';

/** The browsers in which the caller’s account is signed in, the one that asks first, then by last use. */
export const listDevices = defineCall({
  method: 'GET',
  path: '/auth/devices',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Where the account is signed in',
  answer: z.object({ devices: z.array(accountDevice) }),
  worldwide: true,
});
