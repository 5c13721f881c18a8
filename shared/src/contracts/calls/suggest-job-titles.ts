import { titleSuggestionQuery, titleSuggestions } from '../config.ts';
import { defineCall } from '../define-call.ts';

/** Titles of open jobs that begin like `query`, the most frequent first. */
export const suggestJobTitles = defineCall({
  method: 'GET',
  path: '/config/search/job-title-lists',
  access: 'public',
  summary: 'Advertised titles for what a person has typed so far',
  query: titleSuggestionQuery,
  answer: titleSuggestions,
});
