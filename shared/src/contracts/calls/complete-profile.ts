import * as z from 'zod/mini';
import { sessionUser } from '../auth.ts';
import { defineCall } from '../define-call.ts';

/** Ends the onboarding. A job preference must be there (41311); all else may be added later. */
export const completeProfile = defineCall({
  method: 'POST',
  path: '/jobseeker/complete-profile',
  access: 'protected',
  summary: 'Mark the caller’s profile as complete',
  answer: z.object({ user: sessionUser }),
  errors: [41311],
});
