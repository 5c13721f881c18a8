import * as z from 'zod/mini';
import { phoneChangeRequest } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';

/** Sends a code to the new number. 41039: it is the current one; 50012: this site sends no text messages. */
export const requestPhoneChange = defineCall({
  method: 'POST',
  path: '/data/phone/change/otp',
  access: 'protected',
  proof: 'fresh',
  summary: 'Send a code to a new mobile number',
  body: phoneChangeRequest,
  answer: z.object({ contact_number: z.string(), resend_after: z.int(), expires_in: z.int() }),
  errors: [40006, 41009, 41039, 41234, 41236, 50012],
});
