import * as z from 'zod/mini';
import { twoFactorProof } from '../account-setting.ts';
import { defineCall } from '../define-call.ts';

/**
 * A secret for the caller’s authenticator app, also as a QR code: `path` of an SVG of `size` units. It is asked for once a
 * code of the app has been shown. 42057: an app is in use already.
 */
export const startAuthenticator = defineCall({
  method: 'POST',
  path: '/auth/two-factor/authenticator',
  access: 'protected',
  summary: 'Make a secret for an authenticator app',
  body: twoFactorProof,
  answer: z.object({
    secret: z.string(),
    uri: z.string(),
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: [40006, 41009, 42055, 42057],
});
