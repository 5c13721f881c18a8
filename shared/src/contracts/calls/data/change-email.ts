import * as z from 'zod/mini';
import { accountSetting } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';
import { email, oneTimeCode } from '../../sign-in/auth.ts';

/** Changes the account's email address with the code that was sent to the new one, and notifies the old one. */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/data/email/change',
  access: 'protected',
  proof: 'own',
  summary: 'Change the caller’s address with a code',
  body: z.strictObject({ email, otp: oneTimeCode }),
  answer: accountSetting,
  errors: [40006, 41040, 41042, 41043, 42110],
});
