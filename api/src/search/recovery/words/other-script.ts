import { placesByPinyin } from '../../query/places-by-pinyin.ts';
import { inOtherScript } from '../../synonyms/names-by-reading.ts';
import { type Found, read, type Search } from '../search.ts';

/** The words in the script in which titles and places are written: えんじにあ as エンジニア, "kuaiji" as 会计. */
export async function otherScript(search: Search): Promise<Found | null> {
  const queries = inOtherScript(search.typed, placesByPinyin(search.request.country));
  const searches = queries.map((query) => search.with({ query }));
  if (searches.length === 0) return null;
  const counts = await search.engine.count(searches.map(({ conditions }) => conditions));
  const best = searches[counts.findIndex((count) => count > 0)];
  // A place without such a job may stand for the region around it.
  for (const one of best ? [best] : searches) {
    const found = await read(one);
    if (found) return { ...found, correctedQuery: found.search.typed };
  }
  return null;
}
