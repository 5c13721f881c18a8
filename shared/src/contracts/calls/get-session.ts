import * as z from 'zod/mini';
import { sessionUser } from '../auth.ts';
import { defineCall } from '../define-call.ts';

/** Whose session it is; null for a visitor without one. Never a 401. */
export const getSession = defineCall({
  method: 'GET',
  path: '/auth/session',
  access: 'default',
  summary: 'Whose session it is',
  answer: z.object({ user: z.nullable(sessionUser) }),
  signsIn: true,
  worldwide: true,
});
