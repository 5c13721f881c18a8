import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { suggestedCompany, suggestionQuery } from '../../search/search.ts';

/** Autocompletion of advertised titles and companies. */
export const suggestTitlesAndCompanies = defineCall({
  method: 'GET',
  path: '/company/combined_search_suggestion',
  access: 'public',
  summary: 'Advertised titles and companies for what a person has typed so far',
  query: suggestionQuery,
  answer: z.object({
    job_titles: z.array(z.object({ value: z.string(), count: z.int() })),
    companies: z.array(suggestedCompany),
  }),
});
