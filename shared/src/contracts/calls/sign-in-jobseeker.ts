import * as z from 'zod/mini';
import { credentials, sessionUser } from '../auth.ts';
import { defineCall } from '../define-call.ts';

/** The same as `signIn`, at the address that the specification also names. */
export const signInJobseeker = defineCall({
  method: 'POST',
  path: '/auth/jobseekers/login',
  access: 'default',
  summary: 'Sign in with email and password',
  body: credentials,
  answer: z.object({ user: sessionUser }),
  errors: [40002, 40006, 40007, 41044],
  signsIn: true,
});
