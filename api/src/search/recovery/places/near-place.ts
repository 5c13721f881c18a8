import { withNearPlace } from '../../query/near-places.ts';
import { countQueries } from '../count-queries.ts';
import { type Found, read, type Search } from '../search.ts';
import { keywordOnly } from '../words/keyword-only.ts';

/** The name of a place that was nearly typed ("cook toa payo"), unless jobs hold the words as they are. */
export async function nearPlace(search: Search): Promise<Found | null> {
  const near = /["“”„«»「」『』]/u.test(search.typed)
    ? null
    : withNearPlace(search.request.country, search.typed);
  if (near === null) return null;
  const [known = 0] = await countQueries(search.engine, keywordOnly(search.conditions), [near.part]);
  const found = known > 0 ? null : await read(search.with({ query: near.query }));
  return found && { ...found, correctedQuery: near.query };
}
