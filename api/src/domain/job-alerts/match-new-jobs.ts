import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { matchingLockId } from './alert-search-repository.ts';
import { fillPendingSearches, findLoadingCountries, type TitleSearch } from './fill-searches.ts';
import { matchAcross } from './match-across.ts';
import { matchNearTitles } from './match-near-titles.ts';
import type { NearSearches } from './near-searches.ts';
import { createRequiredWords, type RequiredWords } from './required-words.ts';

const jobsAtOnce = 2_000;
/** Up to this number, looking up their lexemes is cheaper than scanning all anchors. */
const fewJobs = 50;
/** Milliseconds by which a commit may follow the job's listing time. */
const overlapMs = 3_600_000;

export interface MatchingOptions {
  /** Jobs at once. */
  batch?: number;
  near?: NearSearches | undefined;
  search?: TitleSearch;
}

const noTitles: TitleSearch = {
  loadTitles: async () => true,
  titlesNear: async () => [],
  requiredWord: async () => null,
};

/**
 * Finds the searches that newly listed jobs match (reverse search), in batches of jobs, each in a transaction. It goes
 * from the words of the jobs to the searches that need them. Resolves with the number of jobs. Jobs that another
 * process is matching are left to it. If searches need the titles of a country that are still loading, its jobs are
 * left to the next call. Without `near` searches match by their words alone.
 */
export async function matchNewJobs(
  db: Db,
  { batch = jobsAtOnce, near, search = noTitles }: MatchingOptions = {},
): Promise<number> {
  const requiredWords = createRequiredWords(search);
  const loading = await findLoadingCountries(db, search);
  await fillPendingSearches(db, search, loading);
  let after: Place | null = null;
  let found = 0;
  for (let total = 0; ; ) {
    const done: Batch | null = await db
      .transaction()
      .execute((tx) => matchBatch(tx, { batch, near, requiredWords, loading }, after));
    if (done === null) return total;
    total += done.jobs;
    found += done.jobs;
    const isWhole = after === null;
    after = done.next;
    if (after !== null) continue;
    // Ends with a full rescan: jobs with earlier times may have been committed meanwhile.
    if (isWhole || found === 0) {
      await finishScan(db);
      return total;
    }
    found = 0;
  }
}

/** Cursor: a job's position in the matching order. */
interface Place {
  listed_at: string;
  job_id: number;
}

interface Batch {
  jobs: number;
  /** The last job of the batch; null for the last batch. */
  next: Place | null;
}

interface Matching {
  batch: number;
  near: NearSearches | undefined;
  requiredWords: RequiredWords;
  loading: readonly string[];
}

/** The next jobs `after` a place; those before would be looked at again for each batch. Null where another process holds the lock. */
async function matchBatch(
  tx: Db,
  { batch, near, requiredWords, loading }: Matching,
  after: Place | null,
): Promise<Batch | null> {
  const lock = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(matchingLockId)}) as held`.execute(tx);
  if (!lock.rows[0]?.held) return null;
  const start = after
    ? sql`(d.listed_at, d.job_id) > (${after.listed_at}::timestamptz, ${after.job_id})`
    : sql`d.listed_at > (select scanned_to from alert_progress) - ${overlapMs} * interval '1 millisecond'`;
  const { jobs: chosen, next } = await findNewJobs(tx, start, { batch, loading });
  const jobIds = chosen.map((row) => row.job_id);
  if (jobIds.length === 0) return { jobs: 0, next };
  const jobs = await findCandidates(tx, jobIds, [...new Set(chosen.map((row) => row.country_key))]);
  await storeMatches(tx, jobs);
  await choosePlans(tx, joins);
  if (near) await matchNearTitles(tx, { near, requiredWords }, chosen);
  await matchAcross(tx, jobIds, new Date());
  await sql`
    insert into alert_scans (job_id, listed_at)
    select * from unnest(${jobIds}::bigint[], ${chosen.map((row) => row.listed_at)}::timestamptz[])
    on conflict (job_id) do update set listed_at = excluded.listed_at`.execute(tx);
  return { jobs: jobIds.length, next };
}

interface NewJob extends Place {
  country_key: string;
}

/**
 * The next unmatched jobs and the cursor to continue from. Reads a limited number of matched ones: scanning all of them
 * again for each batch would be quadratic.
 */
async function findNewJobs(
  tx: Db,
  start: RawBuilder<unknown>,
  { batch, loading }: Pick<Matching, 'batch' | 'loading'>,
): Promise<{ jobs: NewJob[]; next: Place | null }> {
  const most = batch * 5;
  const { rows } = await sql<{ jobs: NewJob[]; last: Place | null; looked_at: number }>`
    with looked as materialized (
      select job_id, country_key, listed_at, removed_at is null as is_open from search_documents d
      where ${start} order by listed_at, job_id limit ${most}
    ), fresh as (
      select job_id, country_key, listed_at from looked d
      where is_open and (country_key in (select country_key from alert_searches) or exists (select from alert_searches where is_across)) and country_key <> all(${loading}::text[])
        and not exists (select from alert_scans s where s.job_id = d.job_id and s.listed_at = d.listed_at)
      order by listed_at, job_id limit ${batch}
    )
    select
      coalesce((
        select json_agg(json_build_object('job_id', job_id, 'country_key', country_key, 'listed_at', listed_at::text) order by listed_at, job_id)
        from fresh), '[]') as jobs,
      (select json_build_object('job_id', job_id, 'listed_at', listed_at::text) from looked order by looked.listed_at desc, job_id desc limit 1) as last,
      (select count(*)::int from looked) as looked_at`.execute(tx);
  const [{ jobs, last, looked_at } = { jobs: [], last: null, looked_at: 0 }] = rows;
  if (jobs.length === batch) return { jobs, next: jobs.at(-1) ?? null };
  return { jobs, next: looked_at === most ? last : null };
}

/** A job with the searches that may match it. */
interface Candidates {
  job_id: number;
  country_key: string;
  /** An array of PostgreSQL’s, as text: it goes back as it came. */
  search_ids: string;
}

/**
 * The searches to compare each job with. Jobs are preselected by the most selective condition of each search. A search
 * with a condition that no job could meet has none.
 */
async function findCandidates(
  tx: Db,
  jobIds: readonly number[],
  countries: readonly string[],
): Promise<Candidates[]> {
  // A job has some 300 lexemes, of which the planner expects 10: it would sort them all, or look each up alone.
  const isHashed = jobIds.length > fewJobs;
  await choosePlans(tx, isHashed ? ['hashjoin'] : ['hashjoin', 'mergejoin', 'nestloop']);
  const { rows } = await sql<Candidates>`
    with held as materialized (
      select l.job_id, l.country_key, l.lexeme
      from (
        select job_id, country_key, unnest(tsvector_to_array(terms) || tsvector_to_array(head) || array['']) as lexeme
        from search_documents where job_id = any(${[...jobIds]}::bigint[]) and country_key = any(${[...countries]}::text[])
      ) l
      where exists (select from alert_anchors a where a.country_key = l.country_key and a.lexeme = l.lexeme)
    ), anchors as materialized (
      select a.search_id, a.clause, a.country_key, a.lexeme, c.jobs
      from (select country_key, lexeme, count(*) as jobs from held group by country_key, lexeme) c
      join alert_anchors a on a.country_key = c.country_key and a.lexeme = c.lexeme
    ), clauses as (
      select search_id, clause, sum(jobs) as jobs from anchors group by search_id, clause
    ), rarest as (
      select c.search_id, (array_agg(c.clause order by c.jobs))[1] as clause
      from clauses c join alert_searches s on s.id = c.search_id
      group by c.search_id, s.clauses having count(*) = s.clauses
    )
    select h.job_id, h.country_key, array_agg(distinct a.search_id)::text as search_ids
    from rarest r
    join anchors a on a.search_id = r.search_id and a.clause = r.clause
    join held h on h.country_key = a.country_key and h.lexeme = a.lexeme
    group by h.job_id, h.country_key`.execute(tx);
  return rows;
}

/**
 * Stores which of the candidates match. The concatenation reads a job's vectors once from where PostgreSQL keeps long
 * values apart, instead of once for each comparison. A join by hash would copy them for each search.
 */
async function storeMatches(tx: Db, jobs: readonly Candidates[]): Promise<void> {
  await choosePlans(tx, ['nestloop']);
  await sql`
    insert into alert_matches (search_id, job_id, listed_at)
    select s.id, j.job_id, j.listed_at
    from unnest(
      ${jobs.map(({ job_id }) => job_id)}::bigint[],
      ${jobs.map(({ country_key }) => country_key)}::text[],
      ${jobs.map(({ search_ids }) => search_ids)}::text[]
    ) c (job_id, country_key, search_ids)
    cross join lateral (
      select job_id, listed_at, salary_low, salary_high, terms || ''::tsvector as terms, head || ''::tsvector as head
      from search_documents where job_id = c.job_id and country_key = c.country_key offset 0
    ) j
    cross join lateral unnest(c.search_ids::bigint[]) candidate (search_id)
    join alert_searches s on s.id = candidate.search_id
    where (s.terms is null or j.terms @@ s.terms)
      and (s.either_terms = '{}' or not exists (
        select from unnest(s.either_terms, s.either_head) either (terms, head)
        where not (j.terms @@ either.terms or j.head @@ either.head)))
      and (s.salary_from is null or j.salary_high >= s.salary_from)
      and (s.salary_to is null or j.salary_low < greatest(s.salary_to, coalesce(s.salary_from, 0) + 1))
    on conflict do nothing`.execute(tx);
}

const joins = ['hashjoin', 'mergejoin', 'nestloop'] as const;

/** Allows the planner these ways to join until the transaction ends or chooses others. */
const choosePlans = (tx: Db, allowed: readonly (typeof joins)[number][]) =>
  sql`
    select set_config('enable_' || name, case when name = any(${[...allowed]}::text[]) then 'on' else 'off' end, true)
    from unnest(${[...joins]}::text[]) name`.execute(tx);

/** By the times of the jobs alone: the clocks of the processes that list them may differ. */
async function finishScan(db: Db): Promise<void> {
  await sql`
    update alert_progress set scanned_to = greatest(scanned_to, (select max(listed_at) from alert_scans))`.execute(
    db,
  );
  await sql`
    delete from alert_scans
    where listed_at < (select scanned_to from alert_progress) - ${2 * overlapMs} * interval '1 millisecond'`.execute(
    db,
  );
}
