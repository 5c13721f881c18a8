import { filterListsAnswer } from '@jobharbor/shared/contracts/config';
import type { HttpClient } from '@jobharbor/shared/http';
import type { FilterLists } from './filter-lists.ts';

/** Places, categories, salary ladder and the rest, for the country and language of the request. */
export async function getFilterLists(http: HttpClient, signal: AbortSignal): Promise<FilterLists> {
  const { data } = await http.get('/config/filters/list', { signal });
  return filterListsAnswer.parse(data).data;
}
