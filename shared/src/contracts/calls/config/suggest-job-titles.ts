import { titleSuggestionQuery, titleSuggestions } from '../../config.ts';
import { defineCall } from '../../define-call.ts';

/** Autocompletion of titles of open jobs by prefix, most frequent first. */
export const suggestJobTitles = defineCall({
  method: 'GET',
  path: '/config/search/job-title-lists',
  access: 'public',
  summary: 'Advertised titles for what a person has typed so far',
  query: titleSuggestionQuery,
  answer: titleSuggestions,
});
