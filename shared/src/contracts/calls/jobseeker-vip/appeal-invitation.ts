import * as z from 'zod/mini';
import { invitationAppeal } from '../../account/vip.ts';
import { defineCall } from '../../define-call.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/** Says why an invitation of the caller that is held or refused should count; a later text replaces it. */
export const appealInvitation = defineCall({
  method: 'POST',
  path: '/jobseeker/invitations/{id}/appeal',
  access: 'protected',
  summary: 'Appeal an invitation that does not count',
  body: invitationAppeal,
  answer: z.object({ appealed_at: unixSeconds }),
  errors: [40001, 40004, 40006],
});
