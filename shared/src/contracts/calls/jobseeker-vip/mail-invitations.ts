import * as z from 'zod/mini';
import { invitationMails } from '../../account/vip.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Mails the caller’s invite link. An address gets one such mail in 30 days, whoever sends it; the answer does not tell which
 * got none. 41269: more than ten addresses.
 */
export const mailInvitations = defineCall({
  method: 'POST',
  path: '/jobseeker/invitations/create',
  access: 'protected',
  summary: 'Invite people by mail',
  body: invitationMails,
  answer: z.object({ asked: z.int() }),
  errors: [40001, 40006, 41269, 42342],
});
