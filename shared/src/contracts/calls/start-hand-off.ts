import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { handOffSite } from '../hand-off.ts';

/**
 * The address at another of our sites that takes the caller over: `site` with a path there (`redirect`), or `to`, a whole
 * address there. It holds a code of 60 seconds that the site exchanges (`exchangeHandOff`); for the employer site nothing
 * of the caller, unless they are a recruiter. A path that leads elsewhere becomes the site’s first page. 42261: no such
 * site is connected. 42263: it does not answer.
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
  errors: [40005, 40006, 40011, 41044, 42261, 42263],
});
