import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { fingerprintOf } from '../duplicates/fingerprint.ts';
import type { Clean, ImportRow } from './import-row.ts';
import { importTables } from './import-tables.ts';

/** Rows to clean before yielding to the event loop. */
const slice = 8;

/**
 * Cleans the new and changed rows of a batch while the previous batch is written. A row that turns out to need cleaning
 * later is cleaned then.
 */
export async function precleanRows(db: Db, rows: readonly ImportRow[], clean: Clean): Promise<void> {
  const keys = rows.map((row) => row.sourceKey);
  const stored = await importTables(db)
    .selectFrom('job_sources')
    .select(['source_key', 'content_hash'])
    .where(sql<boolean>`source_key = any(${keys}::text[])`)
    .execute();
  const hashes = new Map(stored.map((one) => [one.source_key, one.content_hash]));
  let cleaned = 0;
  for (const row of rows) {
    if (hashes.get(row.sourceKey)?.equals(row.contentHash)) continue;
    row.cleaned = cleanRow(row, clean);
    cleaned++;
    if (cleaned % slice === 0) await nextTurn();
  }
}

export function cleanRow(row: ImportRow, clean: Clean): NonNullable<ImportRow['cleaned']> {
  try {
    const { draft, text } = clean(row);
    return { draft, fingerprint: fingerprintOf(text) };
  } catch (error) {
    return { error };
  }
}
