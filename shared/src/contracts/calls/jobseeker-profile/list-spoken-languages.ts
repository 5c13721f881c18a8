import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { spokenLanguage } from '../../entries/spoken-language.ts';

/** The caller’s languages, in the order in which a profile shows them. */
export const listSpokenLanguages = defineCall({
  method: 'GET',
  path: '/jobseeker/languages',
  access: 'protected',
  summary: 'The caller’s languages',
  answer: z.object({ languages: z.array(spokenLanguage) }),
  worldwide: true,
});
