import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { blockKey } from '../duplicates/same-job.ts';
import type { ImportRow } from './import-row.ts';
import { importTables, type JobSourceTable } from './import-tables.ts';

/** The stored advertisement that a row may be an update of. */
export type StoredSource = Pick<
  JobSourceTable,
  'source_key' | 'job_id' | 'is_primary' | 'file_id' | 'row_number' | 'content_hash' | 'block_key' | 'gone_at'
>;

export async function findStoredSources(
  tx: Db,
  rows: readonly ImportRow[],
): Promise<Map<string, StoredSource>> {
  const keys = rows.flatMap((row) => [row.sourceKey, duplicateKey(row)]);
  const found = await importTables(tx)
    .selectFrom('job_sources')
    .select([
      'source_key',
      'job_id',
      'is_primary',
      'file_id',
      'row_number',
      'content_hash',
      'block_key',
      'gone_at',
    ])
    .where(sql<boolean>`source_key = any(${keys}::text[])`)
    .execute();
  return new Map(found.map((one) => [one.source_key, one]));
}

export const isEarlierRow = (before: StoredSource, row: ImportRow, fileId: Buffer): boolean =>
  before.file_id.equals(fileId) && before.row_number < row.row;

/** Some sources give one id to several jobs: the key of the later ones includes title and company. */
const duplicateKey = (row: ImportRow): string => `${row.sourceKey}~${blockKey(row.head)}`;

export function identify(
  row: ImportRow,
  fileId: Buffer,
  known: Map<string, StoredSource>,
): { key: string; before: StoredSource | undefined } {
  const before = known.get(row.sourceKey);
  const isAnother = before !== undefined && before.block_key !== blockKey(row.head);
  const isDuplicate = isAnother && (isEarlierRow(before, row, fileId) || known.has(duplicateKey(row)));
  const key = isDuplicate ? duplicateKey(row) : row.sourceKey;
  return { key, before: known.get(key) };
}

/** Records that a newer file still contains these advertisements, once per file. */
export async function markSeen(tx: Db, fileId: Buffer, seen: readonly StoredSource[]): Promise<void> {
  if (seen.length === 0) return;
  await sql`
    update job_sources s set file_id = ${fileId}, row_number = n.row_number, seen_at = now()
    from unnest(${seen.map((one) => one.source_key)}::text[], ${seen.map((one) => one.row_number)}::bigint[])
      as n (source_key, row_number)
    where s.source_key = n.source_key`.execute(tx);
}
