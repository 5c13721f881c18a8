import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { qrLoginRequest, qrLoginToken } from '../../sign-in/qr-login.ts';

/** The browser that shows a QR code; binds the code to the caller’s account. 42260: the code has expired. */
export const describeQrLogin = defineCall({
  method: 'POST',
  path: '/auth/qr-login/describe',
  access: 'protected',
  proof: 'none',
  summary: 'Which browser a QR code signs in',
  body: z.object({ token: qrLoginToken }),
  answer: qrLoginRequest,
  errors: [40006, 42260],
});
