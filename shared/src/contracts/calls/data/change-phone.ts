import * as z from 'zod/mini';
import { accountSetting } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';
import { oneTimeCode, phoneNumber } from '../../sign-in/auth.ts';

/**
 * Changes the account's phone number with the code that was sent to the new one, and notifies the old one. 41173: it
 * belongs to another account.
 */
export const changePhone = defineCall({
  method: 'POST',
  path: '/data/phone/change',
  access: 'protected',
  proof: 'own',
  summary: 'Change the caller’s mobile number with a code',
  body: z.strictObject({ ...phoneNumber, otp: oneTimeCode }),
  answer: accountSetting,
  errors: [40006, 41040, 41042, 41043, 41173, 41234, 41236],
});
