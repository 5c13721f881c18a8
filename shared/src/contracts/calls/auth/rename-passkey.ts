import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { passkey, passkeyName } from '../../sign-in/passkey.ts';

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/{id}/update',
  access: 'protected',
  proof: 'none',
  summary: 'Rename a passkey',
  body: z.strictObject({ name: passkeyName }),
  answer: passkey,
  errors: [40004],
});
