import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { spokenLanguage, spokenLanguageDraft } from '../../entries/spoken-language.ts';

/** Adds a language to the caller’s profile, once for each idempotency key. */
export const createSpokenLanguage = defineCall({
  method: 'POST',
  path: '/jobseeker/languages/create',
  access: 'protected',
  summary: 'Add a language',
  body: spokenLanguageDraft,
  answer: z.object({ language: spokenLanguage }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020],
});
