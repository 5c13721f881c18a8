import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/**
 * Server to server, for another of our sites, with `Authorization: Bearer` and its secret: ends the tokens of a person who
 * signs out there. An unknown refresh token is no error (RFC 7009). 40002: unknown secret.
 */
export const revokeSiteToken = defineCall({
  method: 'POST',
  path: '/auth/hand-offs/revoke',
  access: 'public',
  summary: 'End the tokens of a person who signs out of another of our sites',
  body: z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  errors: [40002, 40006],
});
