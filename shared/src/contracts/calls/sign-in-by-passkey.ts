import * as z from 'zod/mini';
import { sessionUser } from '../auth.ts';
import { defineCall } from '../define-call.ts';
import { passkeyAnswer } from '../passkey.ts';

/**
 * Signs in with what a passkey has signed; it counts as both factors. 42131: the passkey is no account’s (any more).
 * 42132: it is not what was asked for, or too late.
 */
export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkey-login',
  access: 'default',
  summary: 'Sign in by a passkey',
  body: z.object({ credential: passkeyAnswer }),
  answer: z.object({ user: sessionUser }),
  errors: [40006, 40007, 41044, 42131, 42132],
  signsIn: true,
});
