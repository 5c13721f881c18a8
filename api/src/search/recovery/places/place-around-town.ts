import { townsInQuery } from '../../query/options-in-query.ts';
import { readQuery } from '../../query/read-query.ts';
import type { Found, Search } from '../search.ts';
import { keywordOnly } from '../words/keyword-only.ts';

/**
 * The listed place that contains a town or quarter of the words ("waiter bornova": İzmir), or its region. Words of jobs are
 * no town, unless half of the jobs that hold them are there: "mobile" is a town of the United States.
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
  const readings = (['town', 'around-town'] as const).map((placeReach) => ({
    conditions: { ...conditions, parsed: readQuery(country, typed, placeReach) },
    optionsQuery: typed,
    placeReach,
  }));
  const asked = [...readings.map((one) => one.conditions), ...held, ...heldThere];
  const counts = await engine.count(asked);
  const [ofWords, ofWordsThere] = [counts.slice(2, 2 + towns.length), counts.slice(2 + towns.length)];
  if (ofWords.some((count, at) => (ofWordsThere[at] ?? 0) * 2 < count)) return null;
  const reading = readings.find((_, at) => (counts[at] ?? 0) > 0);
  return reading ? search.find(reading) : null;
}
