import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { passkeyRequest } from '../../sign-in/passkey.ts';

/** WebAuthn request options for `proveOwner`. The challenge is valid for ten minutes, one attempt and this account. */
export const startPasskeyProof = defineCall({
  method: 'POST',
  path: '/auth/owner-proof/passkey',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'none',
  summary: 'Begin to prove by passkey to own the account',
  answer: z.object({ options: passkeyRequest }),
  errors: [40006],
});
