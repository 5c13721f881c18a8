import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { importTables } from './import-tables.ts';
import { rejoinJobs } from './join-sources.ts';
import { withStatusNews } from './status-news.ts';
import { writerLock } from './store-rows.ts';

/**
 * `keep`: a file may be a part of its source. `close`: it is the whole of it, and what it no longer names is over.
 * `close-all`: even if that is most of what there was.
 */
export const missingRules = ['keep', 'close', 'close-all'] as const;
export type MissingRule = (typeof missingRules)[number];

export interface MissingReport {
  /** Advertisements that the file no longer names. */
  gone: number;
  /** Why they were left as they are. */
  kept?: string;
}

const batchSize = 500;
/** A feed that loses more than that in one file is more likely to be cut off. */
const mostAtOnce = 0.5;
const fewInAll = 20;

/** Closes the jobs that the file's own sources named before and that the file, read to its end, does not. */
export async function closeMissing(
  db: Db,
  { fileId, rule, damage }: { fileId: Buffer; rule: MissingRule; damage: number },
): Promise<MissingReport | undefined> {
  if (rule === 'keep') return undefined;
  const feeds = await feedsOf(db, fileId);
  const { all, gone } = await countGone(db, fileId, feeds);
  if (gone === 0) return { gone };
  if (damage > 0) return { gone, kept: `${damage} rows could not be read, and may be among them` };
  if (rule === 'close' && all > fewInAll && gone > all * mostAtOnce)
    return { gone, kept: `that is more than half of ${all}; say --missing close-all if it is right` };
  for (let left = true; left; ) left = await closeSome(db, fileId, feeds);
  return { gone };
}

async function feedsOf(db: Db, fileId: Buffer): Promise<string[]> {
  const rows = await importTables(db)
    .selectFrom('job_sources')
    .select('feed')
    .distinct()
    .where('file_id', '=', fileId)
    .where('feed', 'is not', null)
    .execute();
  return rows.flatMap(({ feed }) => feed ?? []);
}

async function countGone(db: Db, fileId: Buffer, feeds: readonly string[]) {
  const { rows } = await sql<{ all: number; gone: number }>`
    select count(*)::int as all, (count(*) filter (where file_id <> ${fileId}))::int as gone
    from job_sources where feed = any(${[...feeds]}::text[]) and gone_at is null`.execute(db);
  return rows[0] ?? { all: 0, gone: 0 };
}

/** Says whether there may be more. */
const closeSome = (db: Db, fileId: Buffer, feeds: readonly string[]): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${writerLock})`.execute(tx);
    const { rows } = await sql<{ job_id: number }>`
      update job_sources set gone_at = now()
      where source_key in (
        select source_key from job_sources
        where feed = any(${[...feeds]}::text[]) and gone_at is null and file_id <> ${fileId}
        limit ${batchSize})
      returning job_id`.execute(tx);
    const jobIds = rows.map((row) => row.job_id);
    await withStatusNews(tx, jobIds, () => rejoinJobs(tx, jobIds));
    return rows.length === batchSize;
  });
