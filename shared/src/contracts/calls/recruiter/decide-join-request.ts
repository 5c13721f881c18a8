import { defineCall } from '../../define-call.ts';
import { joinDecision } from '../../employers/company-member.ts';

/** Verifies or refuses a person who asks to join, for the company’s admin. */
export const decideJoinRequest = defineCall({
  method: 'PATCH',
  path: '/recruiter/companies/{id}/requests/{requestId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Decide on a request to join a company',
  body: joinDecision,
  errors: [40004, 42347],
});
