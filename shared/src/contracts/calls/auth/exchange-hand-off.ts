import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';
import { siteToken } from '../../sign-in/site-token.ts';

/**
 * Server to server, for another of our sites, with `Authorization: Bearer` and its secret: exchanges a hand-off code for
 * the person that it stands for. Once, within 60 seconds, while they are signed in here. 40002: unknown secret. 42262:
 * the code is unknown, used, expired or another site’s; the attempt uses it up. The employers' site also gets a token with
 * which its server or pages make the recruiter's calls (`refreshSiteToken`).
 */
export const exchangeHandOff = defineCall({
  method: 'POST',
  path: '/auth/hand-offs/exchange',
  access: 'public',
  summary: 'Who a hand-off is about, for the server of the other site',
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({
    user: z.object({
      id,
      role: z.enum(['jobseeker', 'recruiter', 'admin']),
      first_name: z.string(),
      last_name: z.string(),
      /** Null if no address is confirmed. */
      email: z.nullable(z.string()),
    }),
    /** Path on the site that requests it. */
    redirect: z.string(),
    language: z.string(),
    country_key: z.string(),
    token: z.optional(siteToken),
  }),
  errors: [40002, 40006, 41044, 42262],
});
