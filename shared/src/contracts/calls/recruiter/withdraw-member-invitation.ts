import { defineCall } from '../../define-call.ts';

/** Withdraws an open invitation, for the company’s admin. */
export const withdrawMemberInvitation = defineCall({
  method: 'DELETE',
  path: '/recruiter/companies/{id}/invitations/{invitationId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Withdraw an invitation to a company',
  errors: [40004],
});
