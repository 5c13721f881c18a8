import * as z from 'zod/mini';
import { inviteCode } from '../../account/vip.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Names who invited the caller, whose account was made without the link’s cookie. 42492: no such code; 42493: the account is
 * too old, was invited by somebody else, or the code is its own or that of a newer account.
 */
export const claimInvitation = defineCall({
  method: 'POST',
  path: '/jobseeker/invitations/claim',
  access: 'protected',
  proof: 'none',
  summary: 'Name who invited the caller',
  body: z.strictObject({ code: inviteCode }),
  answer: z.object({ first_name: z.string() }),
  errors: [40001, 40006, 42492, 42493],
});
