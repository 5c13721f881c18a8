import type { Db } from '../../database/pools.ts';
import type { Rescue } from '../job-search.ts';
import { passing } from '../listing/listing-filters.ts';
import { activeFields, type Conditions, without } from './conditions.ts';
import { countMatches } from './count-matches.ts';
import { type InListing, toFilters } from './find-in-listing.ts';

/** For a search without results: the one filter whose removal gives the most. */
export async function findRescue(
  db: Db,
  conditions: Conditions,
  held: InListing | null,
): Promise<Rescue | null> {
  const fields = activeFields(conditions);
  const counts = held
    ? fields.map((field) => {
        const marked = field === 'query' ? null : held.marked;
        return countInListing({ ...held, marked }, without(conditions, field));
      })
    : await countMatches(
        db,
        fields.map((field) => without(conditions, field)),
      );
  const best = fields
    .map((drop, index) => ({ drop, total: counts[index] ?? 0 }))
    .sort((a, b) => b.total - a.total)[0];
  return best === undefined || best.total === 0 ? null : best;
}

function countInListing({ listing, marked }: InListing, conditions: Conditions): number {
  const passes = passing(listing, toFilters(conditions));
  let count = 0;
  for (let at = 0; at < listing.length; at += 1) {
    const row = listing.order[at] ?? 0;
    if ((marked === null || marked[row] === 1) && passes(row)) count += 1;
  }
  return count;
}
