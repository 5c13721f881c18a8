import { readConditions } from '../conditions.ts';
import type { Abroad } from '../job-search.ts';
import { placeAbroad } from '../query/places-abroad.ts';
import type { Search } from './search.ts';

/**
 * Such jobs in the place of another country that the words name, or all there where it has none. Null where they name none,
 * or it has no job.
 */
export async function countAbroad({ engine, request, conditions, typed }: Search): Promise<Abroad | null> {
  const abroad = placeAbroad(request.country, typed);
  if (abroad === null) return null;
  const { country, option: place, rest } = abroad;
  const searches = [...new Set([rest, ''])].map((query) => ({
    query,
    conditions: readConditions(
      { country, query: { query, job_locations: [place.id], page: 1, size: 1 } },
      conditions.now,
    ),
  }));
  const counts = await engine.count(searches.map((one) => one.conditions));
  const at = counts.findIndex((count) => count > 0);
  const found = searches[at];
  return found ? { country, place, rest: found.query, total: counts[at] ?? 0 } : null;
}
