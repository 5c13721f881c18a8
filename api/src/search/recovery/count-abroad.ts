import { readConditions } from '../conditions.ts';
import type { Abroad } from '../job-search.ts';
import { placeAbroad } from '../query/places-abroad.ts';
import type { Search } from './search.ts';

/** Null where the words name no place of another country, or it has no such job. */
export async function countAbroad({ engine, request, conditions, typed }: Search): Promise<Abroad | null> {
  const abroad = placeAbroad(request.country, typed);
  if (abroad === null) return null;
  const { country, option: place, rest } = abroad;
  const query = { query: rest, job_locations: [place.id], page: 1, size: 1 };
  const [total = 0] = await engine.count([readConditions({ country, query }, conditions.now)]);
  return total === 0 ? null : { country, place, rest, total };
}
