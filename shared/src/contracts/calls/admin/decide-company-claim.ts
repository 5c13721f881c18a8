import { defineCall } from '../../define-call.ts';
import { claimDecision } from '../../employers/company-member.ts';

/** Makes the person the admin of the company, or refuses. Not found once the company has an admin, who decides then. */
export const decideCompanyClaim = defineCall({
  method: 'PATCH',
  path: '/admin/company-claims/{id}',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decide on a claim of a company',
  body: claimDecision,
  errors: [40004, 42347],
});
