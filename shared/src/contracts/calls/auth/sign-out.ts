import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { logOut } from '../../sign-in/auth.ts';

/** Ends the session. The body may be left out. */
export const signOut = defineCall({
  method: 'POST',
  path: '/auth/log-out',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'guest', 'admin'],
  proof: 'none',
  summary: 'End the session',
  body: z.nullish(logOut),
});
