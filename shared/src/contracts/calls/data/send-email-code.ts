import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { email, newEmail } from '../../sign-in/auth.ts';

/**
 * Sends the code that confirms the account's address. With `email`, changes the unconfirmed address first, to correct a
 * typing error. 42110: another account has confirmed it; 42051: already confirmed.
 */
export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/data/email/generate-otp',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  proof: { ifBodyHas: 'email' },
  summary: 'Send the code that confirms the account’s address',
  body: z.nullish(z.object({ email: z.optional(newEmail) })),
  answer: z.object({ email, resend_after: z.int(), expires_in: z.int() }),
  errors: [40006, 42051, 42110],
});
