import * as z from 'zod/mini';
import { email } from '../auth.ts';
import { defineCall } from '../define-call.ts';

/**
 * Sends a code and a link to sign in with. The answer is the same whether or not the address has an account; who has none
 * gets one by using them. `redirect`: the page of this site to open after the link.
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
