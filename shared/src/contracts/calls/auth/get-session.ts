import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { sessionUser } from '../../sign-in/auth.ts';

/** User of the session; null for a visitor without a session. Never a 401. */
export const getSession = defineCall({
  method: 'GET',
  path: '/auth/session',
  access: 'default',
  summary: 'The user of the session',
  answer: z.object({ user: z.nullable(sessionUser) }),
  signsIn: true,
  worldwide: true,
});
