import { defineCall } from '../../define-call.ts';
import { handOver } from '../../employers/company-member.ts';

/**
 * Removes a member, for the company’s admin, and ends the person’s sessions. The successor takes over everything; 42349
 * where there is something and no successor. 42350: the coordinator stays.
 */
export const removeMember = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/members/{memberId}/remove',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Remove a member of a company',
  body: handOver,
  errors: [40004, 42348, 42349, 42350],
});
