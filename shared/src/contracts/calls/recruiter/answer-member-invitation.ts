import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** Accepts or declines an invitation that was sent to the caller’s confirmed address. Not found when it is over. */
export const answerMemberInvitation = defineCall({
  method: 'PATCH',
  path: '/recruiter/invitations/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Accept or decline an invitation to a company',
  body: z.strictObject({ answer: z.enum(['accepted', 'declined']) }),
  errors: [40004, 42347],
});
