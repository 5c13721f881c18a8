import type { HiddenJob, JobCard } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import type { SearchRequest } from '../../search/conditions.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { findJobCards } from '../jobs/job-repository.ts';

/**
 * The job of an entered URL or exact title that is missing in the results, with the filters that exclude it. Null if none
 * is excluded.
 */
export async function findHiddenJob(
  { db, search, market }: { db: Db; search: Pick<JobSearch, 'hidden'>; market: Market },
  query: SearchRequest['query'],
  shown: readonly JobCard[],
): Promise<HiddenJob | null> {
  const hidden = await search.hidden({ country: market.country.key, query }, shown);
  if (hidden === null) return null;
  const job = (await findJobCards(db, [hidden.jobId], market)).get(hidden.jobId);
  if (job === undefined || query.excluded_company_ids?.includes(job.company.id)) return null;
  return { job, drop: hidden.drop };
}
