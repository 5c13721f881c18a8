import type { HiddenJob, JobCard } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { nameKeyOf } from '../../search/analyser/fold-text.ts';
import { simplifyChinese } from '../../search/analyser/simplify-chinese.ts';
import type { JobSearch, SearchRequest } from '../../search/job-search.ts';
import { findJobCards } from '../jobs/job-repository.ts';

interface Asked {
  db: Db;
  search: Pick<JobSearch, 'search' | 'hiding'>;
  market: Market;
}

type Query = SearchRequest['query'];

/** Number of jobs with the typed words that are compared with the exact title. */
const maxNamesakes = 5;

/**
 * The job of an entered URL or exact title that is missing in the results, with the filters that exclude it. Null if none
 * is excluded.
 */
export async function findHiddenJob(
  asked: Asked,
  query: Query,
  shown: readonly JobCard[],
): Promise<HiddenJob | null> {
  const typed = query.query?.trim() ?? '';
  if (typed === '' || query.page > 1) return null;
  const { db, search, market } = asked;
  const country = market.country.key;
  const address = idInAddress(typed);
  const id = address ?? (await findNamesake(asked, query, typed, shown));
  if (id === undefined || shown.some((job) => job.id === id)) return null;
  const job = (await findJobCards(db, [id], market)).get(id);
  if (job === undefined || query.excluded_company_ids?.includes(job.company.id)) return null;
  const drop = await search.hiding(id, { country, query });
  if (drop?.length === 0) return null;
  return { job, drop: drop ?? [] };
}

/** The id at the end of a job's address, with or without what follows the path. */
function idInAddress(typed: string): number | undefined {
  const id = /\/job\/[^\s/?#]*?(\d{1,15})(?:[/?#]\S*)?$/u.exec(typed)?.[1];
  return id === undefined ? undefined : Number(id);
}

const titleKey = (title: string): string => simplifyChinese(nameKeyOf(title));

/** An open job with the typed title, if filters are chosen and none of those shown has that title. */
async function findNamesake(
  { db, search, market }: Asked,
  { query, page, size, sort, as_of, source, device, device_uuid, excluded_company_ids, ...filters }: Query,
  typed: string,
  shown: readonly JobCard[],
): Promise<number | undefined> {
  const wanted = titleKey(typed);
  if (Object.keys(filters).length === 0 || shown.some(({ title }) => titleKey(title) === wanted))
    return undefined;
  const { jobIds } = await search.search({
    country: market.country.key,
    query: { query: typed, excluded_company_ids, sort: 2, page: 1, size: maxNamesakes },
  });
  const cards = await findJobCards(db, jobIds, market);
  return jobIds.find((id) => titleKey(cards.get(id)?.title ?? '') === wanted);
}
