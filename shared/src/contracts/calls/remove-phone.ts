import { ownerProof } from '../account-data.ts';
import { accountSetting } from '../account-setting.ts';
import { defineCall } from '../define-call.ts';

/**
 * Removes the caller’s mobile number, which then signs nobody in, and tells the account’s address. 42265: nothing else
 * signs in to the account. One that has no number is no failure.
 */
export const removePhone = defineCall({
  method: 'POST',
  path: '/data/phone/remove',
  access: 'protected',
  summary: 'Remove the caller’s mobile number',
  body: ownerProof,
  answer: accountSetting,
  errors: [40006, 41009, 41040, 41042, 41043, 42265],
});
