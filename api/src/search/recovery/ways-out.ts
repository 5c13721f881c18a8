import type { Found, Search, WaysOn } from './search.ts';
import { sameWorkOf } from './words/fewer-words.ts';
import { shorterQueries } from './words/shorter-queries.ts';

/** The empty page of the search as it was typed, with the filters and words that may go. */
export async function waysOut(search: Search): Promise<Found & WaysOn> {
  const readings = await search.readings();
  const typed = readings.find(({ conditions }) => conditions === search.conditions);
  const page = await search.find(
    typed ?? { conditions: search.conditions, optionsQuery: null, placeReach: 'place' },
  );
  const relaxed = await search.order.relaxing(search);
  const shorter = await shorterQueries(search);
  return {
    ...page,
    optionsQuery: null,
    ...relaxed,
    shorterQueries: shorter,
    fewerWords: sameWorkOf(search, shorter),
  };
}
