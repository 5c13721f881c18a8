import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { normalizeCode, sessionUser } from '../../sign-in/auth.ts';
import { signInProof } from '../../sign-in/sign-in-proof.ts';

/** Six digits of an app, or a recovery code, in digits of any script. */
export const secondFactorCode = z.string().check(z.maxLength(60), z.overwrite(normalizeCode), z.minLength(1));

/**
 * Completes a login that was answered with 42054, by a code of the authenticator app or a recovery code. Completes one
 * that was answered with 42130, by the code of the mail. A cookie identifies the login. 42056: it expired or had too
 * many wrong codes. 42266: the server cannot decrypt the app’s secret, so only recovery codes work.
 */
export const checkSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'default',
  summary: 'Finish a login with the second factor',
  body: z.object({ code: secondFactorCode }),
  answer: z.object({ user: sessionUser, ...signInProof }),
  errors: [40006, 41040, 41042, 41043, 41044, 42056, 42266],
  signsIn: true,
});
