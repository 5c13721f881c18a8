import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { email } from '../../sign-in/auth.ts';

export const linkToken = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * Account and redirect of a sign-in link, and whether this browser requested it. Changes nothing. A POST, so that no URL
 * contains the token. 42052: the link was used or has expired.
 */
export const describeSignInLink = defineCall({
  method: 'POST',
  path: '/auth/email-login/link/describe',
  access: 'public',
  summary: 'For whom a link signs in',
  body: z.object({ token: linkToken }),
  answer: z.object({ email, is_same_browser: z.boolean(), redirect: z.string() }),
  errors: [42052],
});
