import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { sessionUser } from '../../sign-in/auth.ts';

/** Ends the onboarding. Requires a job preference (41311); everything else may be added later. */
export const completeProfile = defineCall({
  method: 'POST',
  path: '/jobseeker/complete-profile',
  access: 'protected',
  summary: 'Mark the caller’s profile as complete',
  answer: z.object({ user: sessionUser }),
  errors: [41311],
});
