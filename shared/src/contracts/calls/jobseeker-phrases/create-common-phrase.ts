import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { commonPhrase, commonPhraseDraft } from '../../entries/message-template.ts';

/** Adds a common phrase, once for each idempotency key. */
export const createCommonPhrase = defineCall({
  method: 'POST',
  path: '/jobseeker/common-phrases/create',
  access: 'protected',
  summary: 'Add a common phrase',
  body: commonPhraseDraft,
  answer: z.object({ common_phrase: commonPhrase }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020, 41181],
});
