import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { qrLoginToken } from '../qr-login.ts';

/**
 * Signs the browser of a QR code in to the caller’s account, or refuses it for good. Only the session that was told of
 * the browser can answer. 42260: the code is over, or was answered differently.
 */
export const decideQrLogin = defineCall({
  method: 'POST',
  path: '/auth/qr-login/decision',
  access: 'protected',
  summary: 'Approve or refuse a QR code',
  body: z.object({ token: qrLoginToken, is_approved: z.boolean() }),
  errors: [42260],
});
