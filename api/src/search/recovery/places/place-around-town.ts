import { townsInQuery } from '../../query/options-in-query.ts';
import { readQuery } from '../../query/read-query.ts';
import type { Found, Search } from '../search.ts';
import { keywordOnly } from '../words/keyword-only.ts';

/**
 * The listed place that contains a town or quarter of the words ("waiter bornova": İzmir). Words of jobs are no town, unless
 * half of the jobs that hold them are there: "mobile" is a town of the United States.
 */
export async function placeAroundTown(search: Search): Promise<Found | null> {
  const { engine, request, typed, conditions } = search;
  const { country } = request;
  const towns = townsInQuery(country, typed);
  if (towns.length === 0) return null;
  const held = towns.map(({ text }) => ({ ...keywordOnly(conditions), parsed: readQuery(country, text) }));
  const heldThere = held.map((word, at) => ({
    ...word,
    chosen: new Map([['job_locations' as const, towns.slice(at, at + 1).map(({ id }) => id)]]),
  }));
  const counts = await engine.count([...held, ...heldThere]);
  const isTown = towns.every((_, at) => (counts[towns.length + at] ?? 0) * 2 >= (counts[at] ?? 0));
  if (!isTown) return null;
  const around = { ...conditions, parsed: readQuery(country, typed, 'town') };
  const found = await search.find({ conditions: around, optionsQuery: typed, placeReach: 'town' });
  return found.total > 0 ? found : null;
}
