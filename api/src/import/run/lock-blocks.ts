import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { blockKey } from '../duplicates/same-job.ts';
import type { ImportRow } from './import-row.ts';
import { importTables } from './import-tables.ts';

/** Advisory lock of all imports, which those of single countries share. */
const writerLock = 7_740_040;

/** Waits for all other imports until the end of the transaction. */
export async function lockImports(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${writerLock})`.execute(tx);
}

/** What an import stores of one advertisement, as far as others may store the same. */
export interface LockedBlock {
  country_key: string;
  /** Title and company: near-duplicates have the same, and the same country. */
  block_key: number;
}

/**
 * Waits for imports that store advertisements of the same blocks until the end of the transaction: concurrent ones would not
 * see each other's duplicates. Locked in the order of their numbers, against deadlocks.
 */
export async function lockBlocks(tx: Db, blocks: readonly LockedBlock[]): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${writerLock})`.execute(tx);
  await lockAll(
    tx,
    blocks.map(({ country_key, block_key }) => `block ${country_key} ${block_key}`),
  );
}

/** Waits for imports that change one of these jobs, after their blocks: a job has the places of all its advertisements. */
export const lockJobs = (tx: Db, jobIds: readonly number[]): Promise<void> =>
  lockAll(
    tx,
    jobIds.map((id) => `job ${id}`),
  );

async function lockAll(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(name, ${writerLock}) as number from unnest(${[...names]}::text[]) as name
      order by 1 offset 0
    ) as numbers`.execute(tx);
}

/**
 * The blocks of these rows: those that they are stored in, since they may leave them, and those that they are stored in now. A
 * row that is yet to be cleaned stays in its country.
 */
export async function blocksOf(tx: Db, rows: readonly ImportRow[]): Promise<LockedBlock[]> {
  const stored = await importTables(tx)
    .selectFrom('job_sources')
    .select(['source_key', 'country_key', 'block_key'])
    .where(sql<boolean>`source_key = any(${rows.map((row) => row.sourceKey)}::text[])`)
    .execute();
  const storedOf = new Map(stored.map((one) => [one.source_key, one]));
  return rows.flatMap(({ sourceKey, head, cleaned }) => {
    const before = storedOf.get(sourceKey);
    const country = cleaned && 'draft' in cleaned ? cleaned.draft.countryKey : before?.country_key;
    const now = country === undefined ? [] : [{ country_key: country, block_key: blockKey(head) }];
    return before === undefined ? now : [before, ...now];
  });
}
