import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { appealToken } from '../../sign-in/suspension.ts';

/** The suspension that the link of a mail refers to; 40004 once it is lifted, and for an invalid token. */
export const describeSuspension = defineCall({
  method: 'POST',
  path: '/auth/suspension/describe',
  access: 'public',
  summary: 'The suspension that a link is about',
  body: z.strictObject({ token: appealToken }),
  answer: z.object({ reason: z.string(), appeal_text: z.nullable(z.string()) }),
  errors: [40004],
});
