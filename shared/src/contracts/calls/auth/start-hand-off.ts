import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { handOffSite } from '../../sign-in/hand-off.ts';

/**
 * URL at another of our sites that signs the caller in there: `site` with a path there (`redirect`), or `to`, a full URL
 * there. It contains a one-time code valid for 60 seconds, which the site exchanges (`exchangeHandOff`); for the employer
 * site only if the caller is a recruiter. A path outside the site becomes its home page. 42261: no such site is
 * connected. 42263: it does not answer.
 */
export const startHandOff = defineCall({
  method: 'POST',
  path: '/auth/hand-offs',
  access: 'default',
  summary: 'Go on to another of our sites',
  body: z.object({
    site: z.optional(handOffSite),
    redirect: z.optional(z.string().check(z.maxLength(1_000))),
    to: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  answer: z.object({ url: z.string() }),
  errors: [40005, 40006, 40011, 41044, 42261, 42263, 42346],
});
