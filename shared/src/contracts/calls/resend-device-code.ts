import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Mails another code for the caller’s login on a new device, which was answered with 42130 and is known by a cookie. */
export const resendDeviceCode = defineCall({
  method: 'POST',
  path: '/auth/second-factor/resend',
  access: 'default',
  summary: 'Mail another code for a login on a new device',
  answer: z.object({ resend_after: z.int() }),
  errors: [40006, 42056],
});
