import type { UnderstoodPay } from '@jobharbor/shared/contracts';
import type { JobSearch, SearchAnswer, SearchRequest } from '../../search/job-search.ts';
import { payInQuery } from './pay-in-query.ts';

const maxQueries = 3;

/**
 * Searches as typed and, if the words find nothing, with the pay among the words as a filter ("nurse 30k").
 * Where that finds nothing either, or pay is a filter already, the shorter queries treat the pay as one part.
 */
export async function searchWithPay(
  search: JobSearch,
  request: SearchRequest,
): Promise<SearchAnswer & { pay: UnderstoodPay | null }> {
  const typed = await search.search(request);
  const { country, query } = request;
  const pay = typed.total === 0 ? payInQuery(country, query.query ?? '') : null;
  if (pay === null) return { ...typed, pay: null };
  const { query: _, ...others } = query;
  const words = { ...others, ...(pay.rest === '' ? {} : { query: pay.rest }) };
  const isFiltered = query.salary_from !== undefined || query.salary_to !== undefined;
  if (!isFiltered) {
    const amounts = { salary_from: pay.from ?? undefined, salary_to: pay.to ?? undefined };
    const paid = await search.search({ country, query: { ...words, ...amounts } });
    if (paid.total > 0) return { ...paid, pay };
  }
  if (pay.rest === '') return { ...typed, shorterQueries: [], pay: null };
  const [unpaid, payOnly] = await Promise.all([
    search.search({ country, query: words }),
    searchWithPay(search, { country, query: { ...others, query: pay.text } }),
  ]);
  const left = [
    { query: pay.rest, total: unpaid.total },
    { query: pay.text, total: payOnly.total },
  ].filter(({ total }) => total > 0);
  const shorter = unpaid.total > 0 ? left : [...unpaid.shorterQueries, ...left];
  return { ...typed, shorterQueries: shorter.slice(0, maxQueries), pay: null };
}
