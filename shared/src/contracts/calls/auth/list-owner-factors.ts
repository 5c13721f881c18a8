import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { ownerFactor } from '../../sign-in/owner-proof.ts';

/** Factors by which the caller can prove to own the account, the quickest first, with the channels of codes. */
export const listOwnerFactors = defineCall({
  method: 'GET',
  path: '/auth/owner-proof',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  summary: 'By what the caller can prove to own the account',
  answer: z.object({
    factors: z.array(ownerFactor),
    email: z.nullable(z.string()),
    phone_num: z.nullable(z.string()),
  }),
  worldwide: true,
});
