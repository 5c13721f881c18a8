import { twoFactorProof } from '../../account-setting.ts';
import { defineCall } from '../../define-call.ts';

/** Disables two-factor authentication. */
export const endTwoFactor = defineCall({
  method: 'POST',
  path: '/auth/two-factor/end',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'fresh',
  summary: 'Turn two-step sign-in off',
  body: twoFactorProof,
  errors: [40006, 41009],
});
