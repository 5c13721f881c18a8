import { defineCall } from '../../define-call.ts';
import { verificationDecision } from '../../employers/company-verification.ts';

/** Verifies a company or refuses, and mails its admin. Not found for one that is decided. */
export const decideCompanyVerification = defineCall({
  method: 'PATCH',
  path: '/admin/company-verifications/{id}',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decide on the verification of a company',
  body: verificationDecision,
  errors: [40004],
});
