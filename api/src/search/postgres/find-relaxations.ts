import type { Db } from '../../database/pools.ts';
import type { BestRelaxation, Relaxation, ShorterQuery } from '../job-search.ts';
import { createRowPredicate } from '../listing/listing-filters.ts';
import { shortenQuery } from '../query/shorten-query.ts';
import { activeFields, type Conditions, type DroppableField, without } from './conditions.ts';
import { countMatches, countQueries } from './count-matches.ts';
import { type InListing, toFilters } from './find-in-listing.ts';

/** Fields that a person sees as one filter are dropped together. */
export type Filter = readonly DroppableField[];

const maxWays = 3;
export const maxShorter = 2;
/** More filters than these are not tried in pairs: their number grows with the square. */
const maxPaired = 8;

/**
 * For a search without results: the filters whose removal gives the most, and where no single one helps, the pairs.
 * The last way out drops everything.
 */
export async function findRelaxations(
  db: Db,
  conditions: Conditions,
  held: InListing | null,
): Promise<{ rescue: BestRelaxation | null; relaxations: Relaxation[] }> {
  const filters = filtersOf(conditions);
  if (filters.length === 0) return { rescue: null, relaxations: [] };
  const count = (drops: readonly Filter[]) => countWithout(db, conditions, held, drops);
  const [single, all] = split(await count([...filters, filters.flat()]));
  const helpful = single.length > 0 || filters.length < 3 ? single : await countPairs(filters, count);
  const relaxations = helpful.slice(0, maxWays);
  const isListed = all !== undefined && relaxations.some(({ drop }) => drop.length === all.drop.length);
  const [best] = single.toSorted((a, b) => b.total - a.total);
  return {
    rescue: best ? { drop: best.drop[0] ?? '', total: best.total } : null,
    relaxations: all === undefined || all.total === 0 || isListed ? relaxations : [...relaxations, all],
  };
}

/** Words that are dropped at once, at most: their choices grow fast (15 pairs of 6 words, 20 triples). */
const maxDropped = 4;

/**
 * For a search without results: the totals without one of its words, or of its multi-word names; where no single one helps,
 * without two of them, and so on.
 */
export async function countShorter(db: Db, conditions: Conditions, typed: string): Promise<ShorterQuery[]> {
  for (let dropped = 1; dropped <= maxDropped; dropped += 1) {
    const queries = shortenQuery(conditions.country, typed, dropped);
    if (queries.length === 0) return [];
    const counts = await countQueries(db, conditions, queries);
    const helpful = queries
      .map((query, index) => ({ query, total: counts[index] ?? 0 }))
      .filter(({ total }) => total > 0);
    if (helpful.length > 0) return helpful.sort((a, b) => b.total - a.total).slice(0, maxShorter);
  }
  return [];
}

/** The filters of a search as a person sees them: both ends of the pay are one. */
export function filtersOf(conditions: Conditions): Filter[] {
  const fields = activeFields(conditions);
  const isPay = (field: DroppableField) => field === 'salary_from' || field === 'salary_to';
  const pay = fields.filter(isPay);
  return [
    ...fields.filter((field) => !isPay(field)).map((field) => [field]),
    ...(pay.length > 0 ? [pay] : []),
  ];
}

/** The way out that drops everything is the last one. */
function split(counted: readonly Relaxation[]): [Relaxation[], Relaxation | undefined] {
  return [byTotal(counted.slice(0, -1)), counted.at(-1)];
}

/** Ways that keep the words first, since to drop them is to search for something else; then those that bring most. */
const byTotal = (ways: readonly Relaxation[]): Relaxation[] =>
  ways
    .filter(({ total }) => total > 0)
    .sort((a, b) => Number(dropsWords(a)) - Number(dropsWords(b)) || b.total - a.total);

const dropsWords = ({ drop }: Relaxation): boolean => drop.includes('query');

async function countPairs(
  filters: readonly Filter[],
  count: (drops: readonly Filter[]) => Promise<Relaxation[]>,
): Promise<Relaxation[]> {
  const tried = filters.slice(0, maxPaired);
  const pairs = tried.flatMap((one, at) => tried.slice(at + 1).map((other) => [...one, ...other]));
  return byTotal(await count(pairs));
}

async function countWithout(
  db: Db,
  conditions: Conditions,
  held: InListing | null,
  drops: readonly Filter[],
): Promise<Relaxation[]> {
  const searches = drops.map((drop) => without(conditions, ...drop));
  const counts = held
    ? searches.map((search, index) => {
        const marked = drops[index]?.includes('query') ? null : held.marked;
        return countInListing({ ...held, marked }, search);
      })
    : await countMatches(db, searches);
  return drops.map((drop, index) => ({ drop: [...drop], total: counts[index] ?? 0 }));
}

function countInListing({ listing, marked }: InListing, conditions: Conditions): number {
  const passes = createRowPredicate(listing, toFilters(conditions));
  let count = 0;
  for (let at = 0; at < listing.length; at += 1) {
    const row = listing.order[at] ?? 0;
    if ((marked === null || marked[row] === 1) && passes(row)) count += 1;
  }
  return count;
}
