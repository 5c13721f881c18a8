import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { spokenLanguage, spokenLanguageChanges } from '../../entries/spoken-language.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateSpokenLanguage = defineCall({
  method: 'PATCH',
  path: '/jobseeker/languages/{id}/update',
  access: 'protected',
  summary: 'Change a language',
  body: spokenLanguageChanges,
  answer: z.object({ language: spokenLanguage }),
  errors: [40004, 40009],
});
