import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { reference } from '../../profile/reference.ts';

/** Mails a new link for a reference whose link has expired without an answer. 42487: it was asked for within 30 days. */
export const askForReferenceAgain = defineCall({
  method: 'POST',
  path: '/jobseeker/references/{id}/ask-again',
  access: 'protected',
  summary: 'Ask again for a reference',
  answer: z.object({ reference }),
  errors: [40004, 40006, 42342, 42487],
});
