import * as z from 'zod/mini';
import { sessionUser } from '../auth.ts';
import { defineCall } from '../define-call.ts';

/** Keeps an account that was to be deleted; one that was not is no failure. */
export const keepAccount = defineCall({
  method: 'DELETE',
  path: '/jobseeker/account-deletion/delete',
  access: 'protected',
  summary: 'Keep an account that was to be deleted',
  answer: z.object({ user: sessionUser }),
});
