import type { Db } from '../../database/pools.ts';
import type { Rescue } from '../job-search.ts';
import { activeFields, type Conditions, without } from './conditions.ts';
import { countMatches } from './count-matches.ts';

/** For a search that found nothing: the one filter whose removal brings the most. */
export async function findRescue(db: Db, conditions: Conditions): Promise<Rescue | null> {
  const fields = activeFields(conditions);
  const counts = await countMatches(
    db,
    fields.map((field) => without(conditions, field)),
  );
  const best = fields
    .map((drop, index) => ({ drop, total: counts[index] ?? 0 }))
    .sort((a, b) => b.total - a.total)[0];
  return best === undefined || best.total === 0 ? null : best;
}
