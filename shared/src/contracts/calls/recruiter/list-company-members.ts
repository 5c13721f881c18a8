import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyMember, joinRequest, memberInvitation } from '../../employers/company-member.ts';

/** The members of a company. Open invitations and requests to join are for its admin; empty for others. */
export const listCompanyMembers = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/members',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The members of a company',
  answer: z.object({
    members: z.array(companyMember),
    invitations: z.array(memberInvitation),
    requests: z.array(joinRequest),
  }),
  errors: [40004],
});
