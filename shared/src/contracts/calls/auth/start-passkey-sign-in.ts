import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { passkeyRequest } from '../../sign-in/passkey.ts';

/**
 * WebAuthn request options for signing in with any passkey. The challenge is valid for ten minutes, one attempt and this
 * browser.
 */
export const startPasskeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkey-login/options',
  access: 'default',
  summary: 'Begin to sign in by a passkey',
  answer: z.object({ options: passkeyRequest }),
  errors: [40006],
});
