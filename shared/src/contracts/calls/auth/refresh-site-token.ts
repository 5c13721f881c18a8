import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteToken } from '../../sign-in/site-token.ts';

/**
 * Server to server, for another of our sites, with `Authorization: Bearer` and its secret: a new token for the person, while
 * the session from which they were handed off lasts. Ends the tokens before it. 40002: unknown secret. 42262: the refresh
 * token is unknown, another site’s, or used already, which ends the tokens that came of it.
 */
export const refreshSiteToken = defineCall({
  method: 'POST',
  path: '/auth/hand-offs/refresh',
  access: 'public',
  summary: 'A new token for the server of another of our sites',
  body: z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: siteToken,
  errors: [40002, 40006, 41044, 42262],
});
