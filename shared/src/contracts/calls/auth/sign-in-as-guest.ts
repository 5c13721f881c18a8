import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { guestLogin, sessionUser } from '../../sign-in/auth.ts';

/** Starts a guest session; 40007 if there is a session already. */
export const signInAsGuest = defineCall({
  method: 'POST',
  path: '/auth/guest/login',
  access: 'default',
  summary: 'Start a guest’s session',
  body: guestLogin,
  answer: z.object({ user: sessionUser }),
  errors: [40006, 40007],
  signsIn: true,
});
