import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { handOffSite } from '../../sign-in/hand-off.ts';

/** A provider whose accounts people may sign in with. */
export const socialType = z.enum(['google', 'apple', 'line', 'facebook', 'x']);

/** The configured sign-in providers, whether codes can be sent to mobile numbers (`phone`), and the connected `sites`. */
export const listSocialProviders = defineCall({
  method: 'GET',
  path: '/auth/social-providers',
  access: 'public',
  summary: 'The social accounts that people may sign in with',
  answer: z.object({
    social_types: z.array(socialType),
    phone: z.optional(z.boolean()),
    sites: z.optional(z.array(handOffSite)),
  }),
});
