import { hasKeyword } from '../../conditions.ts';
import { type Found, read } from '../search.ts';
import { correctSpelling } from './correct-spelling.ts';

/** Up to this many matches may come from advertisements with the same spelling mistake. */
const fewMatches = 3;
/** The corrected words find at least so many times as many. */
const manyMoreMatches = 10;

/** For a search with few matches: those of the corrected spelling, where they are far more. */
export async function fewMatchesCorrected(found: Found): Promise<number[]> {
  const { search, conditions, total, jobIds, correctedQuery } = found;
  if (search.request.query.page > 1 || total === 0 || total > fewMatches || correctedQuery !== null)
    return [];
  if (!hasKeyword(conditions)) return [];
  const correction = await correctSpelling({ ...search, conditions }, { rare: fewMatches });
  const meant = correction && (await read(search.with({ query: correction.query })));
  if (meant === null || meant.total < total * manyMoreMatches) return [];
  return meant.jobIds.filter((id) => !jobIds.includes(id));
}
