import * as z from 'zod/mini';
import { credentials, sessionUser } from '../auth.ts';
import { defineCall } from '../define-call.ts';

/** Signs in with email and password. 40002 tells nobody whether the address has an account. */
export const signIn = defineCall({
  method: 'POST',
  path: '/auth/login',
  access: 'default',
  summary: 'Sign in with email and password',
  body: credentials,
  answer: z.object({ user: sessionUser }),
  errors: [40002, 40006, 40007, 41044],
  signsIn: true,
});
