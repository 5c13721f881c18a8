import { recoveryCodes, twoFactorProof } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';

/** New recovery codes; those before no longer work. */
export const createRecoveryCodes = defineCall({
  method: 'POST',
  path: '/auth/two-factor/recovery-codes',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'fresh',
  summary: 'Make new recovery codes',
  body: twoFactorProof,
  answer: recoveryCodes,
  errors: [40006, 41009],
});
