import type { PageHead } from '@jobharbor/shared/remote/props';
import { countFilters, type JobFilters, writeAddress } from './address.ts';

/** Combinations of more filters than this are too many, and too alike, for a search engine. */
const indexedFilters = 2;

/** What search engines are told of a results page: one address whatever its order, and which pages are worth keeping. */
export function headOfResults(
  filters: JobFilters,
  page: number,
): Pick<PageHead, 'canonical' | 'market' | 'robots'> {
  const canonical = `/jobs${writeAddress({ filters: { ...filters, sort: undefined }, page })}`;
  return {
    canonical,
    ...(canonical === '/jobs' && { market: 'every' }),
    ...(countFilters(filters) > indexedFilters && { robots: 'noindex' }),
  };
}
