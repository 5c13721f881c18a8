import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { passkey } from '../../sign-in/passkey.ts';

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/auth/passkeys',
  access: 'protected',
  summary: 'The caller’s passkeys, newest first',
  answer: z.object({ passkeys: z.array(passkey) }),
  worldwide: true,
});
