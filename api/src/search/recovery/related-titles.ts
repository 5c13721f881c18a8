import { beginsMentions } from './mentions-last.ts';
import type { Found, FurtherSearches } from './search.ts';

/** With this many matches no related jobs follow the last of them. */
const fewMatches = 100;

/** Jobs with a similar title, where the words find few, and none that fewer words ask for. */
export async function relatedTitles(found: Found & Partial<FurtherSearches>): Promise<number[]> {
  const { search, conditions, total, fewerWords } = found;
  const { page, size } = search.request.query;
  if (fewerWords) return [];
  if (page * size < total)
    return (await beginsMentions(found)) ? search.engine.related(conditions, { offset: 0, size }) : [];
  if (total >= fewMatches) return [];
  const offset = Math.max(0, (page - 1) * size - total);
  // A page that the matches fill exactly is the last one, too.
  const room = Math.min(size, page * size - total) || size;
  return search.engine.related(conditions, { offset, size: room });
}
