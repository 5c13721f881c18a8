import { type AlertFilters, type CountryKey, normaliseFilters } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { remoteIds } from '../../search/across/across-listings.ts';
import { readConditions } from '../../search/conditions.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { searchCondition } from '../../search/postgres/conditions.ts';
import { type CompiledSearch, compileSearch, hashFilters } from './compile-search.ts';
import { findAcrossMatches } from './match-across.ts';
import { minCosine } from './near-searches.ts';
import { createRequiredWords } from './required-words.ts';

/** Matches of the time before an alert tell which of them have closed since; older ones and more are not kept. */
export const matchRetentionDays = 35;
const maxFilled = 300;

/** Inserts or returns the search of these filters, shared by equal alerts, with its compiled conditions. */
export async function storeSearch(db: Db, country: CountryKey, wanted: AlertFilters): Promise<number> {
  const id = await db.transaction().execute((tx) => insertSearch(tx, country, wanted));
  await fillSearch(db, id);
  return id;
}

/** {@link storeSearch} in the caller's transaction, without the jobs that are open already. */
export async function insertSearch(tx: Db, country: CountryKey, wanted: AlertFilters): Promise<number> {
  const filters = normaliseFilters(wanted);
  const compiled = compileSearch(country, filters);
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into alert_searches as s
      (country_key, is_across, filters, filters_hash, terms, either_terms, either_head, salary_from, salary_to, clauses, near_title, near_terms)
    values (${country}, ${filters.list !== undefined}, ${JSON.stringify(filters)}::text::jsonb, ${hashFilters(filters)}, ${conditionsOf(compiled)})
    on conflict (country_key, filters_hash) do update set filters_hash = excluded.filters_hash
    returning id, xmax = 0 as is_new`.execute(tx);
  const [search] = rows;
  if (search === undefined) throw new Error('A search was not stored');
  if (search.is_new) await storeAnchors(tx, country, search.id, compiled);
  return search.id;
}

const conditionsOf = ({
  terms,
  eitherTerms,
  eitherHead,
  salaryFrom,
  salaryTo,
  clauses,
  nearTitle,
  nearTerms,
}: CompiledSearch) =>
  sql`${terms}::tsquery, ${eitherTerms}::text[]::tsquery[], ${eitherHead}::text[]::tsquery[], ${salaryFrom}::bigint, ${salaryTo}::bigint, ${clauses.length}::smallint, ${nearTitle}::text, ${nearTerms}::tsquery`;

async function storeAnchors(tx: Db, country: string, searchId: number, { clauses }: CompiledSearch) {
  const rows = clauses.flatMap((anchors, clause) => anchors.map((lexeme) => ({ lexeme, clause })));
  await sql`
    insert into alert_anchors (country_key, lexeme, search_id, clause)
    select ${country}, lexeme, ${searchId}, clause
    from unnest(${rows.map(({ lexeme }) => lexeme)}::text[], ${rows.map(({ clause }) => clause)}::smallint[]) anchor (lexeme, clause)
    on conflict do nothing`.execute(tx);
}

/** Advisory lock id that serialises the transactions that add matches. */
export const matchingLockId = 727_100_150;

/**
 * Adds the jobs that were open before the search's first alert, once. Call it after the commit: jobs committed in
 * between are matched by the scan, the others here. Matching similar titles needs `jobSearch`, with the titles of the
 * country loaded. Without it they are left to {@link matchNewJobs}, with the jobs that are listed meanwhile.
 */
export async function fillSearch(
  db: Db,
  searchId: number,
  jobSearch?: Pick<JobSearch, 'titlesNear' | 'requiredWord'>,
): Promise<void> {
  const search = await db
    .selectFrom('alert_searches')
    .select(['id', 'country_key', 'filters', 'near_title', 'is_across'])
    .where('id', '=', searchId)
    .where('is_filled', '=', false)
    .executeTakeFirst();
  if (search === undefined) return;
  const country = search.country_key as CountryKey;
  const now = new Date();
  if (search.is_across) return fillAcross(db, search, now);
  const conditions = readConditions({ country, query: { ...search.filters, page: 1, size: 1 } }, now);
  const titleIds =
    search.near_title === null ? [] : await jobSearch?.titlesNear(country, search.near_title, minCosine);
  const created = sql`coalesce((select min(created_at) from job_alerts where search_id = ${searchId}), 'infinity')`;
  const required =
    search.near_title !== null && jobSearch && titleIds?.length
      ? await createRequiredWords(jobSearch)(country, search.near_title)
      : null;
  await db.transaction().execute(async (tx) => {
    const add = (isMatch: RawBuilder<unknown>) =>
      sql`
        insert into alert_matches (search_id, job_id, number, listed_at)
        select ${searchId}, job_id, 0, listed_at from search_documents
        where ${isMatch} and listed_at > ${new Date(now.getTime() - matchRetentionDays * 86_400_000)}
          and listed_at <= ${created}
        order by listed_at desc limit ${maxFilled}
        on conflict do nothing`.execute(tx);
    await add(searchCondition(conditions));
    if (titleIds?.length) {
      await sql`select pg_advisory_xact_lock(${sql.lit(matchingLockId)})`.execute(tx);
      const parsed = { ...conditions.parsed, must: [], isEmpty: conditions.parsed.not.length === 0 };
      const holdsWord = required === null ? sql`true` : sql`terms @@ ${required}::tsquery`;
      const isNear = sql`title_id = any(${titleIds}::bigint[]) and ${holdsWord} and ${searchCondition({ ...conditions, parsed })}`;
      await add(isNear);
      // Listed after the first alert and scanned already; the scan, which adds others, waits for the lock.
      await sql`
        insert into alert_matches (search_id, job_id, listed_at)
        select ${searchId}, job_id, listed_at from search_documents
        where ${isNear} and listed_at > ${created} order by listed_at
        on conflict do nothing`.execute(tx);
    }
    if (titleIds)
      await tx.updateTable('alert_searches').set({ is_filled: true }).where('id', '=', searchId).execute();
  });
}

/** Of the newest jobs only: most are none of a list over all countries. */
const maxLookedAt = 3_000;

/** {@link fillSearch} of a list over all countries. */
async function fillAcross(
  db: Db,
  search: { id: number; country_key: string; filters: AlertFilters },
  now: Date,
): Promise<void> {
  const created = sql`coalesce((select min(created_at) from job_alerts where search_id = ${search.id}), 'infinity')`;
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ job_id: number }>`
      select d.job_id from search_documents d join jobs j on j.id = d.job_id
      where (d.work_arrangement_id = any(${remoteIds}::bigint[]) or d.is_web3 or j.visa_sponsorship)
        and d.listed_at <= ${created} and d.removed_at is null
      order by d.listed_at desc limit ${maxLookedAt}`.execute(tx);
    const ids = rows.map(({ job_id }) => job_id);
    const found = await findAcrossMatches(tx, ids, search, now);
    await sql`
      insert into alert_matches (search_id, job_id, number, listed_at)
      select ${search.id}, job_id, 0, listed_at from search_documents
      where job_id = any(${found.slice(0, maxFilled)}::bigint[])
      on conflict do nothing`.execute(tx);
    await tx.updateTable('alert_searches').set({ is_filled: true }).where('id', '=', search.id).execute();
  });
}

/** Recompiles the conditions of every search at start-up if analyser, synonyms or rules have changed. */
export async function recompileSearches(db: Db, batch = 500): Promise<number> {
  let changed = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('alert_searches')
      .select(['id', 'country_key', 'filters'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    changed += await db.transaction().execute((tx) => recompile(tx, rows));
    if (rows.length < batch) return changed;
    last = rows.at(-1)?.id ?? 0;
  }
}

interface StoredSearch {
  id: number;
  country_key: string;
  filters: AlertFilters;
}

async function recompile(tx: Db, rows: readonly StoredSearch[]): Promise<number> {
  let changed = 0;
  for (const row of rows) {
    const compiled = compileSearch(row.country_key as CountryKey, row.filters);
    const { numAffectedRows } = await sql`
      update alert_searches s
      set (terms, either_terms, either_head, salary_from, salary_to, clauses, near_title, near_terms) = (select ${conditionsOf(compiled)})
      where id = ${row.id}
        and (s.terms, s.either_terms, s.either_head, s.clauses, s.near_title, s.near_terms)
          is distinct from (${compiled.terms}::tsquery, ${compiled.eitherTerms}::text[]::tsquery[], ${compiled.eitherHead}::text[]::tsquery[], ${compiled.clauses.length}::smallint, ${compiled.nearTitle}::text, ${compiled.nearTerms}::tsquery)`.execute(
      tx,
    );
    if (!numAffectedRows) continue;
    await sql`delete from alert_anchors where search_id = ${row.id}`.execute(tx);
    await storeAnchors(tx, row.country_key, row.id, compiled);
    changed += 1;
  }
  return changed;
}
