import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { qrLoginToken } from '../../sign-in/qr-login.ts';

/**
 * Approves or refuses the sign-in of a QR code's browser for the caller’s account. Only the session that described the
 * code can decide. 42260: the code has expired or was decided otherwise.
 */
export const decideQrLogin = defineCall({
  method: 'POST',
  path: '/auth/qr-login/decision',
  access: 'protected',
  proof: 'none',
  summary: 'Approve or refuse a QR code',
  body: z.object({ token: qrLoginToken, is_approved: z.boolean() }),
  errors: [42260],
});
