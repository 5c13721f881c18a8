import { titleSuggestionsAnswer } from '@jobharbor/shared/contracts/config';
import type { HttpClient } from '@jobharbor/shared/http';

export interface TitleSuggestion {
  value: string;
  count: number;
}

/** Titles of open jobs that begin like `query`, the most frequent first. */
export async function suggestTitles(
  http: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<TitleSuggestion[]> {
  const { data } = await http.get('/config/search/job-title-lists', { query: { query, size: 5 }, signal });
  return titleSuggestionsAnswer.parse(data).data.job_titles;
}
