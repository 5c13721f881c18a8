import * as z from 'zod/mini';
import { email, oneTimeCode } from '../../auth.ts';
import { defineCall } from '../../define-call.ts';

/** Whether the code is right. It is not used up: `resetPassword` takes it. */
export const verifyPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/reset-password/verify-otp',
  access: 'public',
  summary: 'Check the code for a new password',
  body: z.object({ email, otp: oneTimeCode }),
  errors: [40006, 41040, 41042, 41043],
});
