import type { ShorterQuery } from '../../job-search.ts';
import { payOf } from '../pay/pay-in-words.ts';
import { payOrWords } from '../pay/pay-or-words.ts';
import type { Search } from '../search.ts';

const maxShorter = 2;

/** The queries of fewer words to go on with; pay among the words is one part of them. */
export async function shorterQueries(search: Search): Promise<ShorterQuery[]> {
  const pay = payOf(search);
  return pay === null ? shorten(search) : payOrWords(search, pay);
}

/** Of each row the first that finds any. */
export async function shorten(search: Search): Promise<ShorterQuery[]> {
  const found: ShorterQuery[] = [];
  for (const row of search.order.shortenings) {
    for (const shortening of row) {
      const shorter = await shortening(search);
      found.push(...shorter);
      if (shorter.length > 0) break;
    }
  }
  return found.slice(0, maxShorter);
}
