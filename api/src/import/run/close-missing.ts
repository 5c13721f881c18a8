import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { importTables } from './import-tables.ts';
import { remergeJobs } from './join-sources.ts';
import { lockImports } from './lock-blocks.ts';
import { publishingStatusChanges } from './publish-status-changes.ts';

/**
 * What to do with the source's jobs that the file no longer contains. `keep`: nothing, the file may be a part of the
 * source. `close`: close them, the file is complete. `close-all`: also when that is more than half of them.
 */
export const missingRules = ['keep', 'close', 'close-all'] as const;
export type MissingRule = (typeof missingRules)[number];

export interface MissingReport {
  /** Advertisements that the file no longer contains. */
  gone: number;
  /** Why they were not closed. */
  kept?: string;
}

const batchSize = 500;
/** A file that lacks a larger share is more likely truncated. */
const maxAtOnce = 0.5;
const fewRowsInAll = 20;

/** Closes the jobs of the file's sources that the file, read to its end, does not contain. */
export async function closeMissing(
  db: Db,
  {
    fileId,
    rule,
    damage,
    ...known
  }: { fileId: Buffer; rule: MissingRule; damage: number; feeds?: string[] | undefined },
): Promise<MissingReport | undefined> {
  if (rule === 'keep') return undefined;
  const feeds = known.feeds ?? (await feedsOf(db, fileId));
  const { all, gone } = await countMissing(db, fileId, feeds);
  if (gone === 0) return { gone };
  if (damage > 0) return { gone, kept: `${damage} rows could not be read, and may be among them` };
  if (rule === 'close' && all > fewRowsInAll && gone > all * maxAtOnce)
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

async function countMissing(db: Db, fileId: Buffer, feeds: readonly string[]) {
  const { rows } = await sql<{ all: number; gone: number }>`
    select count(*)::int as all, (count(*) filter (where file_id <> ${fileId}))::int as gone
    from job_sources where feed = any(${[...feeds]}::text[]) and gone_at is null`.execute(db);
  return rows[0] ?? { all: 0, gone: 0 };
}

/** Closes all jobs of a feed that is read no more, or empty; how many there were. */
export async function closeFeed(db: Db, feed: string): Promise<number> {
  const { all } = await countMissing(db, Buffer.alloc(0), [feed]);
  for (let left = true; left; ) left = await closeSome(db, Buffer.alloc(0), [feed]);
  return all;
}

/** Returns whether there may be more. */
const closeSome = (db: Db, fileId: Buffer, feeds: readonly string[]): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockImports(tx);
    const { rows } = await sql<{ job_id: number }>`
      update job_sources set gone_at = now()
      where source_key in (
        select source_key from job_sources
        where feed = any(${[...feeds]}::text[]) and gone_at is null and file_id <> ${fileId}
        limit ${batchSize})
      returning job_id`.execute(tx);
    const jobIds = rows.map((row) => row.job_id);
    await publishingStatusChanges(tx, jobIds, () => remergeJobs(tx, jobIds));
    return rows.length === batchSize;
  });
