import { type CountryKey, type JobQuery, jobQuery } from '@jobharbor/shared/contracts';
import type { ReadPay } from '../../search/job-search.ts';
import { createSearch } from '../../search/recovery/create-search.ts';
import { order } from '../../search/recovery/order.ts';
import type { Order, Search } from '../../search/recovery/search.ts';
import type { SearchEngine } from '../../search/search-engine.ts';

/** A search on its way, for the tests of single recoveries. */
export function aSearch(
  engine: SearchEngine,
  query: string | JobQuery,
  more: { country?: CountryKey; readPay?: ReadPay; order?: Order } = {},
): Search {
  return createSearch({
    engine,
    request: {
      country: more.country ?? 'ph',
      query: jobQuery.parse(typeof query === 'string' ? { query } : query),
    },
    now: new Date('2026-11-20T12:00:00Z'),
    titleIds: [],
    readPay: more.readPay,
    order: more.order ?? order,
  });
}
