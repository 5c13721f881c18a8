import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { qrLoginRequest, qrLoginToken } from '../qr-login.ts';

/** Which browser shows a QR code; from now on only the caller’s account can answer it. 42260: the code is over. */
export const describeQrLogin = defineCall({
  method: 'POST',
  path: '/auth/qr-login/describe',
  access: 'protected',
  summary: 'Which browser a QR code signs in',
  body: z.object({ token: qrLoginToken }),
  answer: qrLoginRequest,
  errors: [40006, 42260],
});
