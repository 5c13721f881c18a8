import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { email, oneTimeCode } from '../../sign-in/auth.ts';

/** Whether a confirmation code is right, and for which address. Read-only: only `confirmEmail` confirms. */
export const checkEmailCode = defineCall({
  method: 'GET',
  path: '/data/email/verify',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Whether the code for the account’s address is right',
  query: z.object({ code: oneTimeCode }),
  answer: z.object({ email, is_email_verify: z.boolean() }),
  errors: [40006, 41040, 41171, 41172],
});
