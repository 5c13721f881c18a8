import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { receivedInvitation } from '../../employers/company-member.ts';

/** Open invitations to companies that were sent to the caller’s confirmed address. */
export const listReceivedInvitations = defineCall({
  method: 'GET',
  path: '/recruiter/invitations',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Invitations to companies',
  answer: z.object({ invitations: z.array(receivedInvitation) }),
});
