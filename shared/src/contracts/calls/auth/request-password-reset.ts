import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { email } from '../../sign-in/auth.ts';

/**
 * Sends a code for a new password to the address. The answer is the same whether or not it has an account: seconds until
 * another code may be requested, and until this one expires.
 */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/reset-password/otp',
  access: 'public',
  summary: 'Send a code for a new password',
  body: z.object({ email }),
  answer: z.object({ resend_after: z.int(), expires_in: z.int() }),
  errors: [40006],
});
