import * as z from 'zod/mini';
import { phoneChangeRequest } from '../account-setting.ts';
import { defineCall } from '../define-call.ts';

/** Sends a code to the number that is to be the caller’s. 41039: it is already; 50012: this site sends no text messages. */
export const requestPhoneChange = defineCall({
  method: 'POST',
  path: '/data/phone/change/otp',
  access: 'protected',
  summary: 'Send a code to a new mobile number',
  body: phoneChangeRequest,
  answer: z.object({ contact_number: z.string(), resend_after: z.int(), expires_in: z.int() }),
  errors: [40006, 41009, 41039, 41234, 41236, 50012],
});
