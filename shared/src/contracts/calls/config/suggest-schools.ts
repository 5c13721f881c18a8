import * as z from 'zod/mini';
import { schoolSuggestionQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Autocompletion of schools in the page's language: those of the list, and those that several profiles name. The page's
 * country comes first. `count`: profiles that name it, 0 below the privacy threshold.
 */
export const suggestSchools = defineCall({
  method: 'GET',
  path: '/config/search/school-lists',
  access: 'public',
  summary: 'Schools for what a person has typed so far',
  query: schoolSuggestionQuery,
  answer: z.object({ schools: z.array(z.object({ value: z.string(), count: z.int() })) }),
});
