import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../primitives.ts';

/**
 * For the server of another of our sites, with `Authorization: Bearer` and its secret: who the person is that a code
 * stands for. Once, for 60 seconds, and while they are signed in here. 40002: the secret is none. 42262: the code is
 * unknown, used, too old or another site’s; the attempt uses it up.
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
      /** Null where the person has confirmed none. */
      email: z.nullable(z.string()),
    }),
    /** A path of the site that asks. */
    redirect: z.string(),
    language: z.string(),
    country_key: z.string(),
  }),
  errors: [40002, 40006, 41044, 42262],
});
