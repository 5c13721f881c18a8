import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** Resends the code of a login on a new device, which was answered with 42130; a cookie identifies the login. */
export const resendDeviceCode = defineCall({
  method: 'POST',
  path: '/auth/second-factor/resend',
  access: 'default',
  summary: 'Mail another code for a login on a new device',
  answer: z.object({ resend_after: z.int() }),
  errors: [40006, 42056],
});
