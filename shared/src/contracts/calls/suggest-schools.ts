import * as z from 'zod/mini';
import { schoolSuggestionQuery } from '../config.ts';
import { defineCall } from '../define-call.ts';

/**
 * Schools for what a person has typed so far, in the page's language: those of the list, and those that the profiles of
 * several people name. The page's country comes first. `count`: how many people name it, 0 below what may be told.
 */
export const suggestSchools = defineCall({
  method: 'GET',
  path: '/config/search/school-lists',
  access: 'public',
  summary: 'Schools for what a person has typed so far',
  query: schoolSuggestionQuery,
  answer: z.object({ schools: z.array(z.object({ value: z.string(), count: z.int() })) }),
});
