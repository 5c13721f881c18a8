import * as z from 'zod/mini';
import { emailChangeRequest } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';

/** Sends a code to the new address. Answers with the seconds until another may be requested, and until it expires. */
export const requestEmailChange = defineCall({
  method: 'POST',
  path: '/data/email/change/otp',
  access: 'protected',
  proof: 'fresh',
  summary: 'Send a code to a new address',
  body: emailChangeRequest,
  answer: z.object({ resend_after: z.int(), expires_in: z.int() }),
  errors: [40006, 41009],
});
