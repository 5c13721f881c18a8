import { mentionsBeginning } from './mentions-last.ts';
import type { Found, FurtherSearches } from './search.ts';

/** With this many matches no related jobs follow the last of them. */
const fewMatches = 100;

/** Jobs with a similar title, where the words find few, and none that fewer words ask for. */
export async function relatedTitles(found: Found & Partial<FurtherSearches>): Promise<number[]> {
  const { search, conditions, total, fewerWords } = found;
  const { page, size } = search.request.query;
  if (fewerWords) return [];
  if (page * size < total)
    return (await mentionsBeginning(found)).length > 0
      ? search.engine.related(conditions, { offset: 0, size })
      : [];
  if (total >= fewMatches) return [];
  const behind = (page - 1) * size - total;
  // A page that the matches fill exactly is the last one, too, and has as many related jobs.
  const offset = behind < 0 ? 0 : behind + (total > 0 && total % size === 0 ? size : 0);
  const room = Math.min(size, page * size - total) || size;
  return search.engine.related(conditions, { offset, size: room });
}
