import { type Conditions, without } from '../conditions.ts';
import type { BestRelaxation, Relaxation } from '../job-search.ts';
import { type Filter, filtersOf } from './filters-of.ts';
import type { Search } from './search.ts';

const maxWays = 3;
/** More filters than these are not tried in pairs: their number grows with the square. */
const maxPaired = 8;

/**
 * The filters whose removal gives the most, and where no single one helps, the pairs. The last way out drops everything.
 */
export async function relaxedFilters({
  engine,
  conditions,
}: Search): Promise<{ rescue: BestRelaxation | null; relaxations: Relaxation[] }> {
  const filters = filtersOf(conditions);
  if (filters.length === 0) return { rescue: null, relaxations: [] };
  const count = (drops: readonly Filter[]) => countWithout(engine, conditions, drops);
  const [single, all] = split(await count([...filters, filters.flat()]));
  const helpful = single.length > 0 || filters.length < 3 ? single : byTotal(await count(pairsOf(filters)));
  const relaxations = helpful.slice(0, maxWays);
  const isListed = all !== undefined && relaxations.some(({ drop }) => drop.length === all.drop.length);
  const [best] = single.toSorted((a, b) => b.total - a.total);
  return {
    rescue: best ? { drop: best.drop[0] ?? '', total: best.total } : null,
    relaxations: all === undefined || all.total === 0 || isListed ? relaxations : [...relaxations, all],
  };
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

export const dropsWords = ({ drop }: Relaxation): boolean => drop.includes('query');

function pairsOf(filters: readonly Filter[]): Filter[] {
  const tried = filters.slice(0, maxPaired);
  return tried.flatMap((one, at) => tried.slice(at + 1).map((other) => [...one, ...other]));
}

async function countWithout(
  engine: Search['engine'],
  conditions: Conditions,
  drops: readonly Filter[],
): Promise<Relaxation[]> {
  const counts = await engine.count(drops.map((drop) => without(conditions, ...drop)));
  return drops.map((drop, index) => ({ drop: [...drop], total: counts[index] ?? 0 }));
}
