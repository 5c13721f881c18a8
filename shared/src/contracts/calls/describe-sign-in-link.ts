import * as z from 'zod/mini';
import { email } from '../auth.ts';
import { defineCall } from '../define-call.ts';

export const linkToken = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * For whom a link signs in, whether this browser asked for it, and the page to open afterwards. Changes nothing. A POST,
 * so that the token stands in no address. 42052: the link is used or has run out.
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
