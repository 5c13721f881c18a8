import { defineCall } from '../../define-call.ts';
import { passkeyProof } from '../../sign-in/passkey.ts';

/** Removes a passkey; one that is gone already is no failure. */
export const deletePasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/{id}/delete',
  access: 'protected',
  proof: 'fresh',
  summary: 'Remove a passkey',
  body: passkeyProof,
  errors: [40006, 41009],
});
