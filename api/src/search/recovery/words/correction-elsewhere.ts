import { hasKeyword } from '../../conditions.ts';
import { takeOptions } from '../../query/options-in-query.ts';
import { payOf } from '../pay/pay-in-words.ts';
import { dropsWords } from '../relaxed-filters.ts';
import type { Found, FurtherSearches, Search } from '../search.ts';
import { sameOccupationQuery } from './fewer-words.ts';
import { shorten, shorterQueries } from './shorter-queries.ts';

/** Near names of jobs that are tried. */
const maxNames = 2;

/**
 * Corrected words that find no job here, but find some without one of the filters, the place or another named option.
 * Each word exists, but maybe not in one job.
 */
export async function correctionElsewhere(search: Search): Promise<(Found & FurtherSearches) | null> {
  if (!hasKeyword(search.conditions)) return null;
  for (const query of await correctedQueries(search)) {
    const corrected = search.with({ query });
    const relaxed = await search.order.relaxing(corrected);
    const shorter = await shorten(corrected);
    const { filters, rest } = takeOptions(search.request.country, query);
    const isHelpful =
      relaxed.relaxations.some((way) => !dropsWords(way)) ||
      (filters.length > 0 && rest !== '' && shorter.some((one) => one.query.includes(rest)));
    if (!isHelpful) continue;
    const { conditions } = corrected;
    const page = await corrected.find({ conditions, optionsQuery: null, placeReach: 'place' });
    const shown = payOf(search) === null ? shorter : await shorterQueries(search);
    return {
      ...page,
      correctedQuery: query,
      ...relaxed,
      shorterQueries: shown,
      fewerWords: sameOccupationQuery(corrected, shown),
    };
  }
  return null;
}

async function correctedQueries(search: Search): Promise<string[]> {
  const completion = await search.completion();
  const correction = completion === null ? await search.correction() : null;
  return [
    ...(completion === null ? [] : [completion]),
    ...(correction?.isProven ? [correction.query] : []),
    ...(await search.nearNames()).slice(0, maxNames),
  ];
}
