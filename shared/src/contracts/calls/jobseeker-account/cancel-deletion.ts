import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { sessionUser } from '../../sign-in/auth.ts';

/** Cancels the deletion of the account; no failure if none was requested. */
export const cancelDeletion = defineCall({
  method: 'DELETE',
  path: '/jobseeker/account-deletion/delete',
  access: 'protected',
  proof: 'none',
  summary: 'Cancel the deletion of an account',
  answer: z.object({ user: sessionUser }),
});
