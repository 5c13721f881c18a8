import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { sessionUser } from '../../sign-in/auth.ts';
import { qrLoginStatus, qrLoginToken } from '../../sign-in/qr-login.ts';

/**
 * Status of this browser's QR code. The first such call after its approval signs in and uses the code up. 42054 and
 * 42130: a second factor is required, because the approving device is not known to the account.
 */
export const checkQrLogin = defineCall({
  method: 'POST',
  path: '/auth/qr-login',
  access: 'default',
  summary: 'Sign in once the QR code is approved',
  body: z.object({ token: qrLoginToken }),
  answer: z.object({ status: qrLoginStatus, user: z.nullable(sessionUser) }),
  errors: [40006, 40007, 41044, 42054, 42130],
  signsIn: true,
});
