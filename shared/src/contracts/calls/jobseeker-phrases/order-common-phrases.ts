import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { commonPhrase, messageTemplateLimits } from '../../entries/message-template.ts';
import { id } from '../../primitives/primitives.ts';

/** Sorts the caller’s common phrases in the order of `ids`; those missing from `ids` come before them, newest first. */
export const orderCommonPhrases = defineCall({
  method: 'PUT',
  path: '/jobseeker/common-phrases/order',
  access: 'protected',
  summary: 'Order the caller’s common phrases',
  body: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(messageTemplateLimits.commonPhrases)),
  }),
  answer: z.object({ common_phrases: z.array(commonPhrase) }),
  errors: [40004],
  waitsForSignIn: true,
});
