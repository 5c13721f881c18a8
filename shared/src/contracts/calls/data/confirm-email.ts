import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { oneTimeCode, sessionUser } from '../../sign-in/auth.ts';

/** Confirms the account's address with the code that was sent to it. From then on nobody else can take the address. */
export const confirmEmail = defineCall({
  method: 'POST',
  path: '/data/email/verify',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  proof: 'own',
  summary: 'Confirm the account’s address with a code',
  body: z.object({ code: oneTimeCode }),
  answer: z.object({ user: sessionUser }),
  errors: [40006, 41040, 41171, 41172, 42110],
});
