import * as z from 'zod/mini';
import { sessionUser } from '../auth.ts';
import { defineCall } from '../define-call.ts';

/** Cancels the deletion of the account; no failure if none was requested. */
export const keepAccount = defineCall({
  method: 'DELETE',
  path: '/jobseeker/account-deletion/delete',
  access: 'protected',
  summary: 'Keep an account that was to be deleted',
  answer: z.object({ user: sessionUser }),
});
