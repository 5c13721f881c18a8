import * as z from 'zod/mini';
import { twoFactorProof } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';
import { sessionUser } from '../../sign-in/auth.ts';

/** Disables two-factor authentication. A recruiter or an admin has to set it up again, as the answer's user says. */
export const endTwoFactor = defineCall({
  method: 'POST',
  path: '/auth/two-factor/end',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'fresh',
  summary: 'Turn two-step sign-in off',
  body: twoFactorProof,
  answer: z.object({ user: z.optional(sessionUser) }),
  errors: [40006, 41009],
});
