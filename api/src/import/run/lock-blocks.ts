import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { blockKey } from '../duplicates/same-job.ts';
import type { ImportRow } from './import-row.ts';
import { importTables } from './import-tables.ts';

/** Advisory lock of all imports, which those of single countries share. */
const writerLock = 7_740_040;

/** Batches that are stored at once. Each holds up to 1,000 locks: a server has some 8,000 by default, for the site too. */
export const maxBatches = 6;

/** Waits while as many batches are stored as may be, until the end of the transaction. Once a transaction, before other locks. */
export async function limitBatches(tx: Db): Promise<void> {
  const { rows } = await sql`
    select place from generate_series(1, ${maxBatches}::int) as place
    where pg_try_advisory_xact_lock(${writerLock}::int, place) limit 1`.execute(tx);
  if (rows.length > 0) return;
  await sql`
    select pg_advisory_xact_lock(${writerLock}::int, pg_backend_pid() % ${maxBatches}::int + 1)`.execute(tx);
}

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
  const names = blocks.map(({ country_key, block_key }) => `block ${country_key} ${block_key}`);
  if (names.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(name, ${writerLock}) as number from unnest(${names}::text[]) as name
      order by 1 offset 0
    ) as numbers`.execute(tx);
}

/**
 * Waits for imports that change one of these jobs, after their blocks: a job has the places of all its advertisements. Rows are
 * locked, which takes none of the server's locks. Applications, which refer to a job, do not wait.
 */
export async function lockJobs(tx: Db, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await sql`
    select id from jobs where id = any(${[...jobIds]}::bigint[]) order by id for no key update`.execute(tx);
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
