import { createFairQueue, type FairQueue } from '@jobharbor/shared/http-server';
import { shareOfNetwork } from '../database/fair-pool.ts';
import type { JobSearch } from './job-search.ts';
import { mayBeHidden } from './recovery/hidden-match.ts';

/**
 * Places of searches, of which one network holds half. A flood of expensive searches then does not delay or fail other
 * searches.
 */
export const createSearchQueue = (running: number): FairQueue =>
  createFairQueue({ running, waiting: 100, perNetwork: shareOfNetwork(running) });

/** Estimated milliseconds of a search: each word is matched, and may be corrected or left out. */
const costOf = (query = '') => 5 + query.slice(0, 400).split(/\s+/u).length;

/**
 * A job search whose calls for people wait for their turn, by the network and account that ask. A call that is refused
 * rejects with 40019. Calls that only the worker of the alerts makes have no queue.
 */
export function withSearchQueue(search: JobSearch, inTurn: FairQueue): JobSearch {
  return {
    ...search,
    search: (request, options) =>
      inTurn(() => search.search(request, options), { cost: costOf(request.query.query) }),
    searchAcross: (request) =>
      inTurn(() => search.searchAcross(request), { cost: costOf(request.body.query) }),
    hidden: async (request, shown) =>
      mayBeHidden(request, shown)
        ? inTurn(() => search.hidden(request, shown), { cost: costOf(request.query.query) })
        : null,
    similar: (jobId, size) => inTurn(() => search.similar(jobId, size)),
    suggestTitles: (country, typed, size) => inTurn(() => search.suggestTitles(country, typed, size)),
    suggestCompanies: (country, typed, size) => inTurn(() => search.suggestCompanies(country, typed, size)),
    hotTitles: (country, size) => inTurn(() => search.hotTitles(country, size)),
  };
}
