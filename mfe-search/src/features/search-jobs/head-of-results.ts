import type { PageHead } from '@jobharbor/shared/remote/props';
import { countFilters, type ResultsSearch, writeAddress } from './address.ts';

/** Maximum number of filters of an indexed URL: more combinations are too many and too similar for search engines. */
const indexedFilters = 2;
/** Characters without a shape, such as marks of writing direction: they make many addresses of one search. */
const invisible = /\p{Cf}/u;

/**
 * Canonical URL and robots directives of a results page: the sort is not part of the URL, and only some pages are
 * indexed.
 */
export function headOfResults(
  filters: ResultsSearch,
  page: number,
): Pick<PageHead, 'canonical' | 'market' | 'robots'> {
  const canonical = `/jobs${writeAddress({ filters: { ...filters, sort: undefined }, page })}`;
  return {
    canonical,
    ...(canonical === '/jobs' && { market: 'every' }),
    ...((countFilters(filters) > indexedFilters || invisible.test(filters.q)) && { robots: 'noindex' }),
  };
}
