import * as z from 'zod/mini';
import { registration, sessionUser } from '../auth.ts';
import { defineCall } from '../define-call.ts';

/** The same as `register`, at the address that the specification also names. */
export const registerUser = defineCall({
  method: 'POST',
  path: '/data/users/register',
  access: 'default',
  summary: 'Make an account and sign in to it',
  body: registration,
  answer: z.object({ user: sessionUser }),
  statuses: [201],
  errors: [40006, 40007, 41001],
  signsIn: true,
});
