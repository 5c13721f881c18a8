import type { JobStatus } from '@jobharbor/shared/contracts';
import { type Insertable, sql } from 'kysely';
import { anyIdOf } from '../database/any-id-of.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/pools.ts';
import type { JobTable } from '../database/tables/job-tables.ts';
import { addSitemapParts } from './add-sitemap-parts.ts';
import { storeCompanies } from './company-intake.ts';
import { indexJobs } from './index-jobs.ts';
import type { JobDraft } from './job-draft.ts';
import { toJobRow } from './job-row.ts';
import { refreshStatistics } from './refresh-statistics.ts';

export type { CompanyDraft, JobDraft, SalaryDraft, ScreeningQuestionDraft } from './job-draft.ts';

export interface UpsertResult {
  /** One id for each draft, in the same order. */
  ids: number[];
  created: number;
  changed: number;
  unchanged: number;
}

/** Jobs of a batch, which bounds the rows in memory. */
const batchSize = 500;

/**
 * Stores advertisements with their companies and indexes them for search, in one transaction. An equal draft changes
 * nothing; a changed one updates its job, and a later `postedAt` counts as a repost.
 */
export async function upsertJobs(
  db: Db,
  drafts: readonly JobDraft[],
  { now = new Date() }: { now?: Date } = {},
): Promise<UpsertResult> {
  if (!db.isTransaction) return db.transaction().execute((tx) => upsertJobs(tx, drafts, { now }));
  const result: UpsertResult = { ids: [], created: 0, changed: 0, unchanged: 0 };
  for (let start = 0; start < drafts.length; start += batchSize) {
    const batch = await upsertBatch(db, drafts.slice(start, start + batchSize), now);
    result.ids.push(...batch.ids);
    result.created += batch.created;
    result.changed += batch.changed;
    result.unchanged += batch.unchanged;
    if (batch.created > 0) await refreshStatistics(db, batch.ids);
  }
  return result;
}

const identity = (job: { source: string; source_id: string }) => `${job.source}\n${job.source_id}`;

async function upsertBatch(tx: Db, drafts: readonly JobDraft[], now: Date): Promise<UpsertResult> {
  const companies = await storeCompanies(tx, drafts, now);
  // One statement cannot write a row twice, so the later of two drafts of a job is stored.
  const rows = new Map(
    drafts.map((draft) => toJobRow(draft, companies.idOf(draft), now)).map((row) => [identity(row), row]),
  );
  const stored = await storeJobs(tx, [...rows.values()]);
  const written = stored.map((row) => row.id);
  await indexJobs(tx, [...new Set([...written, ...(await jobsOfCompanies(tx, companies.renamed))])], now);
  await addSitemapParts(tx, written, now);
  const ids = await findIds(tx, [...rows.values()]);
  return {
    ids: drafts.map((draft) => ids.get(identity({ source: draft.source, source_id: draft.sourceId })) ?? 0),
    created: stored.filter((row) => row.is_new).length,
    changed: stored.filter((row) => !row.is_new).length,
    unchanged: rows.size - stored.length,
  };
}

async function storeJobs(tx: Db, rows: Insertable<JobTable>[]): Promise<{ id: number; is_new: boolean }[]> {
  const stored = await insertRows(rows, (chunk) =>
    tx
      .insertInto('jobs')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['source', 'source_id'])
          .doUpdateSet((eb) => ({
            ...Object.fromEntries(updatable.map((column) => [column, eb.ref(`excluded.${column}`)])),
            // A job that was removed after reports stays closed.
            status: sql<string>`case when jobs.removed_at is null then excluded.status else jobs.status end`,
            closed_at: sql<Date | null>`case when jobs.removed_at is null then excluded.closed_at else jobs.closed_at end`,
            // An import has no recruiter: the stored one stays.
            recruiter_id: sql<number | null>`coalesce(excluded.recruiter_id, jobs.recruiter_id)`,
            posted_at: sql<Date>`least(jobs.posted_at, excluded.posted_at)`,
            reposted_at: sql<Date>`greatest(jobs.reposted_at, excluded.reposted_at, case when excluded.posted_at > jobs.posted_at then excluded.posted_at end)`,
          }))
          .whereRef('jobs.content_hash', 'is distinct from', 'excluded.content_hash'),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('is_new')]),
  );
  await recordPostings(
    tx,
    stored.map(({ id }) => id),
  );
  return stored;
}

/** Keeps when a job was posted anew: its row has the latest time alone. */
async function recordPostings(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    insert into job_postings (job_id, posted_at)
    select id, reposted_at from jobs where id = ${anyIdOf(ids)} and reposted_at is not null
    on conflict do nothing`.execute(tx);
}

const updatable = [
  'country_key',
  'language',
  'title',
  'slug',
  'company_id',
  'location_ids',
  'other_places',
  'category_id',
  'function_ids',
  'job_type_id',
  'xp_lvl_id',
  'degree_id',
  'work_arrangement_id',
  'salary_currency',
  'salary_period',
  'salary_min',
  'salary_max',
  'skills',
  'description_html',
  'snippet',
  'benefits',
  'screening_questions',
  'apply_mode',
  'external_url',
  'is_web3',
  'status',
  'closed_at',
  'valid_through',
  'applicant_countries',
  'excluded_countries',
  'visa_sponsorship',
  'time_zone',
  'content_hash',
  'updated_at',
] as const satisfies (keyof JobTable)[];

async function jobsOfCompanies(tx: Db, companyIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', anyIdOf(companyIds))
    .where('status', '=', 'open')
    .execute();
  return rows.map((row) => row.id);
}

async function findIds(
  tx: Db,
  rows: readonly { source: string; source_id: string }[],
): Promise<Map<string, number>> {
  const found = await sql<{ id: number; source: string; source_id: string }>`
    select id, source, source_id from jobs
    where (source, source_id) in (select * from unnest(${rows.map((row) => row.source)}::text[], ${rows.map((row) => row.source_id)}::text[]))`.execute(
    tx,
  );
  return new Map(found.rows.map((row) => [identity(row), row.id]));
}

/** Sets the status of a job and updates its listing, in the caller's transaction or one of its own. */
export async function setJobStatus(db: Db, jobId: number, status: JobStatus, now: Date): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((tx) => setJobStatus(tx, jobId, status, now));
  await db
    .updateTable('jobs')
    .set({ status, closed_at: status === 'closed' ? now : null, updated_at: now })
    .where('id', '=', jobId)
    .where('status', '!=', status)
    .execute();
  await indexJobs(db, [jobId], now);
}
