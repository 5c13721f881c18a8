import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { linkToken } from './describe-sign-in-link.ts';
import { newcomerFields, signedInByMail } from './sign-in-by-code.ts';

/**
 * Signs in with the link of the mail, once; creates an account if the address has none, which requires the terms (42010).
 */
export const signInByLink = defineCall({
  method: 'POST',
  path: '/auth/email-login/link',
  access: 'default',
  summary: 'Sign in with the link of a mail',
  body: z.object({ token: linkToken, ...newcomerFields }),
  answer: signedInByMail,
  errors: [41042, 41044, 42010, 42052, 42054],
  signsIn: true,
});
