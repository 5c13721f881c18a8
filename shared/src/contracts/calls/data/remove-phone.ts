import { ownerProof } from '../../account/account-data.ts';
import { accountSetting } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Removes the caller’s mobile number as a way to sign in, and notifies the account’s address. 42265: it is the only way
 * to sign in. No failure if the account has no number.
 */
export const removePhone = defineCall({
  method: 'POST',
  path: '/data/phone/remove',
  access: 'protected',
  proof: 'fresh',
  summary: 'Remove the caller’s mobile number',
  body: ownerProof,
  answer: accountSetting,
  errors: [40006, 41009, 41040, 41042, 41043, 42265],
});
