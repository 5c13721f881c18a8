import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ImportRow } from './import-row.ts';
import { importTables } from './import-tables.ts';

/** Advisory lock of all imports, which those of single countries share. */
const writerLock = 7_740_040;

/** Waits for all other imports until the end of the transaction. */
export async function lockImports(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${writerLock})`.execute(tx);
}

/**
 * Waits for imports into the same countries until the end of the transaction: concurrent ones would not see each other's
 * duplicates, which are of one country. Locked in the order of their keys, against deadlocks.
 */
export async function lockCountries(tx: Db, countries: Iterable<string>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${writerLock})`.execute(tx);
  for (const country of [...new Set(countries)].sort())
    await sql`select pg_advisory_xact_lock(${writerLock}::int, hashtext(${country}))`.execute(tx);
}

/** The countries that rows are stored in, and those that they are stored in now. */
export async function countriesOf(tx: Db, rows: readonly ImportRow[]): Promise<Set<string>> {
  const stored = await importTables(tx)
    .selectFrom('job_sources')
    .select('country_key')
    .distinct()
    .where(sql<boolean>`source_key = any(${rows.map((row) => row.sourceKey)}::text[])`)
    .execute();
  return new Set([
    ...stored.map(({ country_key }) => country_key),
    ...rows.flatMap(({ cleaned }) => (cleaned && 'draft' in cleaned ? cleaned.draft.countryKey : [])),
  ]);
}
