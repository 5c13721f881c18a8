import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { ownerProofAnswer } from '../../sign-in/owner-proof.ts';

/**
 * Proves that the caller owns the account, by password, code (`sendOwnerCode`) or passkey (`startPasskeyProof`). The
 * token is sent in the header `owner-proof` with calls that need a fresh proof. It is bound to the session and valid
 * for `expires_in` seconds.
 */
export const proveOwner = defineCall({
  method: 'POST',
  path: '/auth/owner-proof',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'own',
  summary: 'Prove to own the account',
  body: ownerProofAnswer,
  answer: z.object({ token: z.string(), expires_in: z.int() }),
  errors: [40006, 41009, 41040, 41042, 41043, 42132],
});
