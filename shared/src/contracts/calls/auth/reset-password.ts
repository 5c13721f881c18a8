import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { email, newPassword, oneTimeCode } from '../../sign-in/auth.ts';

/**
 * Sets the password with the code, which is used up, and ends the account's sessions unless `end_sessions` is false.
 * 42011: weak password.
 */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Choose a new password with a code',
  body: z.object({
    email,
    otp: oneTimeCode,
    new_password: newPassword,
    end_sessions: z._default(z.boolean(), true),
  }),
  errors: [40006, 41040, 41042, 41043, 42011],
});
