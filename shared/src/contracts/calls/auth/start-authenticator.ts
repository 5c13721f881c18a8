import * as z from 'zod/mini';
import { twoFactorProof } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Creates a secret for the caller’s authenticator app, also as a QR code: `path` of an SVG of `size` units. Required at
 * login only after `confirmAuthenticator`. 42057: an app is enabled already.
 */
export const startAuthenticator = defineCall({
  method: 'POST',
  path: '/auth/two-factor/authenticator',
  access: 'protected',
  roles: ['jobseeker', 'recruiter', 'admin'],
  proof: 'fresh',
  summary: 'Make a secret for an authenticator app',
  body: twoFactorProof,
  answer: z.object({
    secret: z.string(),
    uri: z.string(),
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: [40006, 41009, 42057],
});
