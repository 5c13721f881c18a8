import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { suggestedCompany, suggestionQuery } from '../../search/search.ts';

/** Autocompletion of companies with open jobs. */
export const suggestCompanies = defineCall({
  method: 'GET',
  path: '/company/search-suggestion',
  access: 'public',
  summary: 'Companies with open jobs for what a person has typed so far',
  query: suggestionQuery,
  answer: z.object({ companies: z.array(suggestedCompany) }),
});
