import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/**
 * Sends a code for `proveOwner` to the caller’s confirmed address, or to the confirmed number: `channel`, else the first
 * that there is. Answers with the seconds until another may be requested, and until it expires. 42340: there is none.
 */
export const sendOwnerCode = defineCall({
  method: 'POST',
  path: '/jobseeker/owner-code/otp',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'none',
  summary: 'Send a code that shows who owns the account',
  body: z.nullish(z.object({ channel: z.optional(z.enum(['email', 'phone'])) })),
  answer: z.object({ resend_after: z.int(), expires_in: z.int() }),
  errors: [40006, 42340, 50012],
});
