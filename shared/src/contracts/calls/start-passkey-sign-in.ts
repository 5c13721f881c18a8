import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { passkeyRequest } from '../passkey.ts';

/** What the browser is to have a passkey sign, whoever’s it is: for ten minutes, one try, and this browser. */
export const startPasskeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkey-login/options',
  access: 'default',
  summary: 'Begin to sign in by a passkey',
  answer: z.object({ options: passkeyRequest }),
  errors: [40006],
});
