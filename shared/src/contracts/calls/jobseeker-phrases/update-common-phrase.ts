import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { commonPhrase, commonPhraseChanges } from '../../entries/message-template.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateCommonPhrase = defineCall({
  method: 'PATCH',
  path: '/jobseeker/common-phrases/{id}/update',
  access: 'protected',
  summary: 'Change a common phrase',
  body: commonPhraseChanges,
  answer: z.object({ common_phrase: commonPhrase }),
  errors: [40004, 40009],
});
