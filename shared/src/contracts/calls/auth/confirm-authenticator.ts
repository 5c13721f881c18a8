import * as z from 'zod/mini';
import { recoveryCodes } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';
import { oneTimeCode, sessionUser } from '../../sign-in/auth.ts';

/**
 * Enables two-factor authentication with a code of the app. Answers with recovery codes, which are never shown again, and
 * with the user, who may do now what needed a second factor. The other sessions of a recruiter or an admin end.
 */
export const confirmAuthenticator = defineCall({
  method: 'POST',
  path: '/auth/two-factor/authenticator/confirm',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'own',
  summary: 'Turn two-step sign-in on',
  body: z.strictObject({ code: oneTimeCode }),
  answer: z.extend(recoveryCodes, { user: z.optional(sessionUser) }),
  errors: [40006, 41040, 42057],
});
