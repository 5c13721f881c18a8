import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { qrLoginToken } from '../../sign-in/qr-login.ts';

/**
 * A QR code with which a signed-in device signs in this browser only: `path` of an SVG of `size` units, which encodes
 * `url`. Valid for `expires_in` seconds.
 */
export const startQrLogin = defineCall({
  method: 'POST',
  path: '/auth/qr-login/start',
  access: 'default',
  summary: 'Make a QR code that a signed-in device approves',
  answer: z.object({
    token: qrLoginToken,
    url: z.string(),
    qr: z.object({ size: z.int(), path: z.string() }),
    expires_in: z.int(),
  }),
  errors: [40006, 40007],
});
