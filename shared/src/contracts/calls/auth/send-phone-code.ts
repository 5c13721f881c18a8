import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { phoneNumber } from '../../sign-in/auth.ts';

/**
 * Sends a code to a mobile number, whether or not it has an account. Answers with the normalised number (E.164).
 * 41348-41415: not a mobile number of its country; 50012: this site sends no text messages.
 */
export const sendPhoneCode = defineCall({
  method: 'POST',
  path: '/auth/phone-login/otp',
  access: 'default',
  summary: 'Send a code to sign in with to a mobile number',
  body: z.object(phoneNumber),
  answer: z.object({ contact_number: z.string(), resend_after: z.int(), expires_in: z.int() }),
  errors: [40006, 41234, 41236, 50012],
});
