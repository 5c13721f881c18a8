import type { PageRequest } from '../../search-engine.ts';
import type { Dsl } from './dsl.ts';

const byDate: Dsl[] = [{ posted_at: 'desc' }, { job_id: 'desc' }];

/** Keys to sort matches by, relevance left out; jobs without a value come last. */
export function sortKeys(sort: PageRequest['sort']): Dsl[] {
  if (sort === 3) return [{ salary_high: { order: 'desc', missing: '_last' } }, ...byDate];
  return sort === 4 ? [{ expires_at: 'asc' }, ...byDate] : byDate;
}

/** The last value that hits are sorted by is the job's id. */
export const jobIdOf = ({ sort }: { sort: number[] }): number => sort.at(-1) ?? 0;
