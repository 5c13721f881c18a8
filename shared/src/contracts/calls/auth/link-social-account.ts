import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/**
 * Links a social account, by the token of `signInBySocial`, with the account of the session, which has proved that it
 * owns the address.
 */
export const linkSocialAccount = defineCall({
  method: 'POST',
  path: '/auth/jobseekers/social-login/link',
  access: 'protected',
  proof: 'fresh',
  summary: 'Join a social account with the own account',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  errors: [41053, 41054, 41271],
  signsIn: true,
});
