import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { campaign } from '../../primitives/campaign.ts';
import { email, oneTimeCode, sessionUser } from '../../sign-in/auth.ts';
import { signInProof } from '../../sign-in/sign-in-proof.ts';

/** Data of a sign-in for an account that it may create. */
export const newcomerFields = {
  /** Whether the person agrees to the terms, which an address without an account needs. */
  terms_and_condition: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  /** Campaign that led here; stored where the visitor may be counted. */
  campaign: z.optional(campaign),
};

/** The signed-in user; `is_new`: the call created the account. */
export const signedInByMail = z.object({ user: sessionUser, is_new: z.boolean(), ...signInProof });

/** Signs in with the code of the mail; creates an account if the address has none, which requires the terms (42010). */
export const signInByCode = defineCall({
  method: 'POST',
  path: '/auth/email-login',
  access: 'default',
  summary: 'Sign in with the code of a mail',
  body: z.object({ email, otp: oneTimeCode, ...newcomerFields }),
  answer: signedInByMail,
  errors: [40006, 41040, 41042, 41043, 41044, 42010, 42054],
  signsIn: true,
});
