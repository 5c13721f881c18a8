import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { memberInvitation, memberInvitationDraft } from '../../employers/company-member.ts';

/**
 * Invites a person by mail, for the company’s admin. A second invitation of an address replaces the first. 42351: its owner
 * is a member already.
 */
export const inviteMember = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/invitations',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Invite a person to a company',
  body: memberInvitationDraft,
  answer: z.object({ invitation: memberInvitation }),
  statuses: [201],
  errors: [40004, 40006, 42351],
});
