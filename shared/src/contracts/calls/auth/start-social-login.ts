import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { socialType } from './list-social-providers.ts';

/**
 * URL of the provider's authorization page. It redirects to `/social-login`, where `signInBySocial` takes the provider's
 * response. `redirect`: page of this site to open afterwards.
 */
export const startSocialLogin = defineCall({
  method: 'POST',
  path: '/auth/social-login/start',
  access: 'public',
  summary: 'Begin to sign in with a social account',
  body: z.object({
    social_type: socialType,
    redirect: z._default(z.string().check(z.maxLength(1_000)), ''),
  }),
  answer: z.object({ url: z.string() }),
  errors: [40004, 40006, 41272],
});
