import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { commonPhrase } from '../../entries/message-template.ts';

/** The caller’s common phrases, newest first. */
export const listCommonPhrases = defineCall({
  method: 'GET',
  path: '/jobseeker/common-phrases',
  access: 'protected',
  summary: 'The caller’s common phrases',
  answer: z.object({ common_phrases: z.array(commonPhrase) }),
  worldwide: true,
});
