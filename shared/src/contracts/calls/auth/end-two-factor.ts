import { twoFactorProof } from '../../account-setting.ts';
import { defineCall } from '../../define-call.ts';

/** Disables two-factor authentication. 42055: an account without a password needs a recent login. */
export const endTwoFactor = defineCall({
  method: 'POST',
  path: '/auth/two-factor/end',
  access: 'protected',
  summary: 'Turn two-step sign-in off',
  body: twoFactorProof,
  errors: [40006, 41009, 42055],
});
