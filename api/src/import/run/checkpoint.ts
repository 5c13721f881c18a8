import type { Db } from '../../database/pools.ts';
import { type ImportCounts, noCounts } from './import-counts.ts';
import { importTables, type LateRefusal } from './import-tables.ts';

export interface Checkpoint {
  /** Items of the file, unreadable ones included, whose outcome is committed. */
  rowsDone: number;
  counts: ImportCounts;
  lateRefusals: LateRefusal[];
}

export interface CheckpointKey {
  /** Hash of file content, mapping and country. */
  id: Buffer;
  fileName: string;
  mapping: string;
  country: string;
}

const fresh = (): Checkpoint => ({ rowsDone: 0, counts: noCounts(), lateRefusals: [] });

/** The position at which an import of this file was interrupted; the beginning when there is none or it was completed. */
export async function readCheckpoint(db: Db, { id }: CheckpointKey): Promise<Checkpoint> {
  const row = await importTables(db)
    .selectFrom('import_checkpoints')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (!row) return fresh();
  return {
    rowsDone: row.rows_done,
    counts: { ...noCounts(), ...row.counts },
    lateRefusals: row.late_refusals,
  };
}

/** Stores the checkpoint in the transaction of its rows. A completed file stays completed. */
export async function writeCheckpoint(tx: Db, key: CheckpointKey, checkpoint: Checkpoint): Promise<void> {
  const values = {
    rows_done: checkpoint.rowsDone,
    counts: JSON.stringify(checkpoint.counts),
    late_refusals: JSON.stringify(checkpoint.lateRefusals),
    updated_at: new Date(),
  };
  await importTables(tx)
    .insertInto('import_checkpoints')
    .values({
      id: key.id,
      file_name: key.fileName,
      mapping: key.mapping,
      country: key.country,
      finished_at: null,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('import_checkpoints.finished_at', 'is', null),
    )
    .execute();
}

export async function finishCheckpoint(db: Db, { id }: CheckpointKey): Promise<void> {
  await importTables(db)
    .updateTable('import_checkpoints')
    .set({ finished_at: new Date() })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}
