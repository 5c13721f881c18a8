import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import { type AlertFilters, type CountryKey, countryByKey, languageByTag } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { readAcross } from '../../search/across/across-conditions.ts';
import { AcrossListing } from '../../search/across/across-listing.ts';
import { readAcrossJobs } from '../../search/across/across-listings.ts';
import { findAcross } from '../../search/across/find-across.ts';
import { toFilters } from '../../search/postgres/find-in-listing.ts';
import { type AnswersByWords, findMatchesAcross } from '../../search/postgres/find-matches-across.ts';

interface AcrossSearch {
  id: number;
  country_key: string;
  filters: AlertFilters;
}

/**
 * Stores the matches of jobs with the alerts of lists over all countries, by the rules of these lists. Asks once for the
 * words that searches of several countries share, and writes once.
 */
export async function matchAcross(tx: Db, jobIds: readonly number[], now: Date): Promise<void> {
  const searches = await tx
    .selectFrom('alert_searches')
    .select(['id', 'country_key', 'filters'])
    .where('is_across', '=', true)
    .execute();
  const listing = searches.length > 0 ? await listingOf(tx, jobIds) : null;
  if (listing === null) return;
  const answers: AnswersByWords = new Map();
  const matches: { search: number; job: number }[] = [];
  for (const search of searches)
    for (const job of await findListed(tx, listing, search, { now, answers }))
      matches.push({ search: search.id, job });
  if (matches.length === 0) return;
  await sql`
    insert into alert_matches (search_id, job_id, listed_at)
    select m.search_id, d.job_id, d.listed_at
    from unnest(
      ${matches.map(({ search }) => search)}::bigint[], ${matches.map(({ job }) => job)}::bigint[]
    ) m (search_id, job_id)
    join search_documents d on d.job_id = m.job_id
    on conflict do nothing`.execute(tx);
}

/** The jobs among these that the list of a search holds. */
export async function findAcrossMatches(
  tx: Db,
  jobIds: readonly number[],
  search: AcrossSearch,
  now: Date,
): Promise<number[]> {
  const listing = await listingOf(tx, jobIds);
  return listing === null ? [] : findListed(tx, listing, search, { now, answers: new Map() });
}

/** Null where no list over all countries holds one of the jobs. */
async function listingOf(tx: Db, jobIds: readonly number[]): Promise<AcrossListing | null> {
  const jobs = await readAcrossJobs(tx, jobIds);
  return jobs.length > 0 ? new AcrossListing(jobs) : null;
}

async function findListed(
  tx: Db,
  listing: AcrossListing,
  search: AcrossSearch,
  { now, answers }: { now: Date; answers: AnswersByWords },
) {
  const home = countryByKey(search.country_key as CountryKey);
  const language = languageByTag(search.filters.page_language ?? home?.defaultLanguage ?? 'en');
  if (home === undefined || language === undefined) return [];
  const { all = false, person_zone, ...filters } = search.filters;
  const body = searchAcross.body.parse({ ...filters, open_to_me: !all, time_zone: person_zone });
  const conditions = readAcross({ home, language, body }, now);
  const ids = await findMatchesAcross(tx, conditions, { jobIds: listing.jobIds(), answers });
  const page = { page: 1, size: listing.jobs.length };
  return findAcross(listing, conditions, toFilters(conditions), ids && listing.rowsOf(ids), page).jobIds;
}
