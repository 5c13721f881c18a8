import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { email } from '../../sign-in/auth.ts';

/**
 * Sends a sign-in code and link. The answer is the same whether or not the address has an account; using them creates one
 * if there is none. `redirect`: page of this site to open after the link.
 */
export const sendSignInCode = defineCall({
  method: 'POST',
  path: '/auth/email-login/otp',
  access: 'public',
  summary: 'Send a code and a link to sign in with',
  body: z.object({ email, redirect: z._default(z.string().check(z.maxLength(1_000)), '') }),
  answer: z.object({ resend_after: z.int(), expires_in: z.int() }),
  errors: [40006],
});
