import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { passkeyCreation, passkeyProof } from '../passkey.ts';

/**
 * What the browser is to make a passkey from, for ten minutes and one try. 42055: an account without a password has to
 * have signed in just now. 42133: the account has as many as it may.
 */
export const startPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/options',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  summary: 'Begin to add a passkey',
  body: passkeyProof,
  answer: z.object({ options: passkeyCreation }),
  errors: [40006, 41009, 42055, 42133],
});
