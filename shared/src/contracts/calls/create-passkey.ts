import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { newPasskey, passkey } from '../passkey.ts';

/** Adds the passkey that the browser has made. 42132: it is not what was asked for, or too late. */
export const createPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  summary: 'Add a passkey',
  body: z.object({ credential: newPasskey }),
  answer: passkey,
  statuses: [201],
  errors: [42132, 42133],
});
