import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { appealToken } from '../suspension.ts';

/** What the link of a mail is about; 40004 once the suspension is lifted, and for a token that is none. */
export const describeSuspension = defineCall({
  method: 'POST',
  path: '/auth/suspension/describe',
  access: 'public',
  summary: 'The suspension that a link is about',
  body: z.strictObject({ token: appealToken }),
  answer: z.object({ reason: z.string(), appeal_text: z.nullable(z.string()) }),
  errors: [40004],
});
