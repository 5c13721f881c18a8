import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/**
 * Sends a code to the caller’s address or number, which an account without a password needs before deletion or export.
 * Answers with the seconds until another may be requested, and until it expires.
 */
export const sendOwnerCode = defineCall({
  method: 'POST',
  path: '/jobseeker/owner-code/otp',
  access: 'protected',
  summary: 'Send a code that shows who owns the account',
  answer: z.object({ resend_after: z.int(), expires_in: z.int() }),
  errors: [40006, 50012],
});
