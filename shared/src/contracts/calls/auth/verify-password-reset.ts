import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { email, oneTimeCode } from '../../sign-in/auth.ts';

/** Whether the code is right. It is not used up: `resetPassword` takes it. */
export const verifyPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/reset-password/verify-otp',
  access: 'public',
  summary: 'Check the code for a new password',
  body: z.object({ email, otp: oneTimeCode }),
  errors: [40006, 41040, 41042, 41043],
});
