import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { campaign } from '../../primitives/campaign.ts';
import { email, sessionUser } from '../../sign-in/auth.ts';
import { signInProof } from '../../sign-in/sign-in-proof.ts';
import { socialType } from './list-social-providers.ts';

const part = z._default(z.string().check(z.maxLength(4_000)), '');

/**
 * Signs in with a provider's authorization response, which the server verifies with the provider. An answer with
 * `proof` does not sign in. The address belongs to an account already, or the provider has not verified it. Its owner
 * signs in with it first and then links the two (`linkSocialAccount`).
 */
export const signInBySocial = defineCall({
  method: 'POST',
  path: '/auth/jobseekers/social-login',
  access: 'default',
  summary: 'Sign in with a social account',
  body: z.object({
    social_type: socialType,
    credential: z._default(
      z.object({ code: part, state: part, iss: z.optional(z.string().check(z.maxLength(300))) }),
      { code: '', state: '' },
    ),
    /** Campaign that led here, for an account that this creates. */
    campaign: z.optional(campaign),
  }),
  answer: z.object({
    user: z.nullable(sessionUser),
    is_new: z.boolean(),
    redirect: z.string(),
    proof: z.nullable(z.object({ token: z.string(), email })),
    ...signInProof,
  }),
  errors: [40004, 40007, 41044, 41052, 41053, 41054, 41055, 41271, 41272, 42054, 42130],
  signsIn: true,
});
