import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { newPasskey, passkey } from '../../sign-in/passkey.ts';

/** Registers the passkey that the browser created. 42132: the challenge does not match or has expired. */
export const createPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'own',
  summary: 'Add a passkey',
  body: z.object({ credential: newPasskey }),
  answer: passkey,
  statuses: [201],
  errors: [42132, 42133],
});
