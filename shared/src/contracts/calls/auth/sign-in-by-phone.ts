import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { oneTimeCode, phoneNumber } from '../../sign-in/auth.ts';
import { newcomerFields, signedInByMail } from './sign-in-by-code.ts';

/**
 * Signs in with the code of a text message; creates an account if the number has none, which requires the terms (42010).
 */
export const signInByPhone = defineCall({
  method: 'POST',
  path: '/auth/phone-login',
  access: 'default',
  summary: 'Sign in with the code of a text message',
  body: z.object({ ...phoneNumber, otp: oneTimeCode, ...newcomerFields }),
  answer: signedInByMail,
  errors: [40006, 40007, 41040, 41042, 41043, 41044, 41234, 41236, 42010, 42054],
  signsIn: true,
});
