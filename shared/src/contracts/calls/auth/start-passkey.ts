import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { passkeyCreation, passkeyProof } from '../../sign-in/passkey.ts';

/**
 * WebAuthn creation options. The challenge is valid for ten minutes and one attempt. 42133: limit of passkeys reached.
 */
export const startPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/options',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'fresh',
  summary: 'Begin to add a passkey',
  body: passkeyProof,
  answer: z.object({ options: passkeyCreation }),
  errors: [40006, 41009, 42133],
});
