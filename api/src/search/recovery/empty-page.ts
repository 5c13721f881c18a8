import type { Found, FurtherSearches, Search } from './search.ts';
import { sameOccupationQuery } from './words/fewer-words.ts';
import { shorterQueries } from './words/shorter-queries.ts';
import { unmatchedWords } from './words/unmatched-words.ts';

/** The empty page of the search as it was typed, with the filters and words that may go. */
export async function emptyPage(search: Search): Promise<Found & FurtherSearches> {
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
    unmatchedWords: await unmatchedWords(search),
    fewerWords: sameOccupationQuery(search, shorter),
  };
}
