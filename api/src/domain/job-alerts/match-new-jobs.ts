import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { fillSearch } from './alert-search-repository.ts';

/** Serialises the processes that match; any number will do. */
const lockId = 727_100_150;
const jobsAtOnce = 500;
/** Up to so many it is cheaper to look their lexemes up than to read all anchors. */
const fewJobs = 50;
/** A job may be committed this long after the time that it says it was listed at. */
const overlapMs = 3_600_000;

/**
 * Finds the searches that newly listed jobs match, in batches of jobs, each in a transaction: from a job's words to the
 * searches that need one of them, never a search at a time. Resolves with the number of jobs; what another process
 * matches right now is left to it.
 */
export async function matchNewJobs(db: Db, batch = jobsAtOnce): Promise<number> {
  await fillForgotten(db);
  let after: Place | null = null;
  for (let total = 0; ; ) {
    const done: Batch | null = await db.transaction().execute((tx) => matchBatch(tx, batch, after));
    if (done === null) return total;
    total += done.jobs;
    if (done.jobs < batch && after === null) {
      await finishScan(db);
      return total;
    }
    // Ends with a look from the beginning: jobs with earlier times may have been committed meanwhile.
    after = done.jobs < batch ? null : done.last;
  }
}

/** A job's place in the order in which jobs are matched. */
interface Place {
  listed_at: string;
  job_id: number;
}

interface Batch {
  jobs: number;
  last: Place | null;
}

/** Searches whose process ended before it had filled them. */
async function fillForgotten(db: Db): Promise<void> {
  const rows = await db.selectFrom('alert_searches').select('id').where('is_filled', '=', false).execute();
  for (const { id } of rows) await fillSearch(db, id);
}

/** The next jobs `after` a place; those before would be looked at again for each batch. Null where another process holds the lock. */
async function matchBatch(tx: Db, batch: number, after: Place | null): Promise<Batch | null> {
  const lock = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${lockId}) as held`.execute(tx);
  if (!lock.rows[0]?.held) return null;
  const start = after
    ? sql`d.listed_at >= ${after.listed_at}::timestamptz and (d.listed_at, d.job_id) > (${after.listed_at}::timestamptz, ${after.job_id})`
    : sql`d.listed_at > (select scanned_to from alert_progress) - ${overlapMs} * interval '1 millisecond'`;
  const chosen = await sql<Place & { country_key: string }>`
    select d.job_id, d.country_key, d.listed_at::text as listed_at from search_documents d
    where ${start}
      and d.removed_at is null
      and d.country_key in (select distinct country_key from alert_searches)
      and not exists (select from alert_scans s where s.job_id = d.job_id and s.listed_at = d.listed_at)
    order by d.listed_at, d.job_id limit ${batch}`.execute(tx);
  const jobIds = chosen.rows.map((row) => row.job_id);
  const last = chosen.rows.at(-1) ?? null;
  if (jobIds.length === 0) return { jobs: 0, last };
  const countries = [...new Set(chosen.rows.map((row) => row.country_key))];
  // A job has some 300 lexemes, of which the planner expects 10: it would sort them all, or look each up alone.
  if (jobIds.length > fewJobs)
    await sql`select set_config('enable_mergejoin', 'off', true), set_config('enable_nestloop', 'off', true)`.execute(
      tx,
    );
  // The concatenation reads a vector once from where PostgreSQL keeps long values apart, instead of once a comparison.
  await sql`
    with jobs as materialized (
      select job_id, country_key, listed_at, salary_low, salary_high, terms || ''::tsvector as terms, head || ''::tsvector as head
      from search_documents where job_id = any(${jobIds}::bigint[]) and country_key = any(${countries}::text[])
    ), lexemes as (
      select job_id, country_key, unnest(tsvector_to_array(terms) || tsvector_to_array(head) || array['']) as lexeme from jobs
    ), candidates as (
      select distinct a.search_id, l.job_id
      from lexemes l join alert_anchors a on a.country_key = l.country_key and a.lexeme = l.lexeme
    )
    insert into alert_matches (search_id, job_id, listed_at)
    select s.id, j.job_id, j.listed_at
    from candidates c
    join jobs j on j.job_id = c.job_id
    join alert_searches s on s.id = c.search_id
    where (s.terms is null or j.terms @@ s.terms)
      and not exists (
        select from unnest(s.either_terms, s.either_head) either (terms, head)
        where not (j.terms @@ either.terms or j.head @@ either.head))
      and (s.salary_from is null or j.salary_high >= s.salary_from)
      and (s.salary_to is null or j.salary_low < greatest(s.salary_to, coalesce(s.salary_from, 0) + 1))
    on conflict do nothing`.execute(tx);
  await sql`
    insert into alert_scans (job_id, listed_at)
    select job_id, listed_at from search_documents
    where job_id = any(${jobIds}::bigint[]) and country_key = any(${countries}::text[])
    on conflict (job_id) do update set listed_at = excluded.listed_at`.execute(tx);
  return { jobs: jobIds.length, last };
}

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
