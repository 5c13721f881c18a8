import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { sessionUser } from '../../sign-in/auth.ts';
import { passkeyAnswer } from '../../sign-in/passkey.ts';
import { signInProof } from '../../sign-in/sign-in-proof.ts';

/**
 * Signs in with a passkey assertion, which counts as both factors. 42131: no account has this passkey. 42132: the
 * challenge does not match or has expired.
 */
export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkey-login',
  access: 'default',
  summary: 'Sign in by a passkey',
  body: z.object({ credential: passkeyAnswer }),
  answer: z.object({ user: sessionUser, ...signInProof }),
  errors: [40006, 40007, 41044, 42131, 42132],
  signsIn: true,
});
