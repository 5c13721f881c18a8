import type { Db } from '../../database/pools.ts';
import type { SearchRequest } from '../job-search.ts';
import { matching, readConditions, without } from './conditions.ts';
import { filtersOf } from './find-relaxations.ts';
import { titlesOfFunctions } from './titles-of-functions.ts';

/** Tests each filter separately against one job; see `JobSearch.hiding`. */
export async function findExcludingFilters(
  db: Db,
  jobId: number,
  { country, query }: SearchRequest,
  now: Date,
): Promise<string[] | null> {
  const titleIds = await titlesOfFunctions(db, country, query.function_job_title_ids ?? []);
  const conditions = readConditions({ country, query }, now, titleIds);
  const filters = filtersOf(conditions);
  const alone = filters.map((filter) =>
    without(conditions, ...filters.filter((other) => other !== filter).flat()),
  );
  const row = await db
    .selectFrom('search_documents')
    .select(matching(without(conditions, ...filters.flat())).as('is_open'))
    .select(alone.map((one, index) => matching(one).as(`passes_${index}`)))
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!row?.is_open) return null;
  const passes: Readonly<Record<string, unknown>> = row;
  return filters.filter((_, index) => passes[`passes_${index}`] === false).flat();
}
