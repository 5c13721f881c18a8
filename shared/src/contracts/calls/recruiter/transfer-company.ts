import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';
import { oneTimeCode } from '../../sign-in/auth.ts';

/**
 * Makes another member the admin; the caller stays as a recruiter. Without `otp` it changes nothing, mails a code to the
 * caller’s confirmed address and answers 42440; the code is for this member alone. Both are mailed, and the link in the
 * former admin’s mail undoes it for seven days. 42350: the coordinator keeps the role.
 */
export const transferCompany = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/transfer',
  access: 'protected',
  roles: ['recruiter'],
  proof: 'own',
  summary: 'Hand a company over to another member',
  body: z.strictObject({ member_id: id, otp: z.optional(oneTimeCode) }),
  errors: [40004, 40006, 41040, 41042, 41043, 42340, 42350, 42440],
});
