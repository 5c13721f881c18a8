import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';
import { email } from '../../sign-in/auth.ts';

/** Mails a résumé of the caller's as an attachment to one address. `Reply-To` is the caller, whose address is confirmed. */
export const sendResumeEmail = defineCall({
  method: 'POST',
  path: '/jobseeker/send-resume-email',
  access: 'protected',
  summary: 'Send a résumé by email',
  body: z.strictObject({ email, resume_id: id }),
  idempotent: true,
  errors: [40004, 40006, 40020, 42342],
});
