import type { Db } from '../../database/pools.ts';
import { type Checkpoint, type CheckpointKey, writeCheckpoint } from './checkpoint.ts';
import { sumCounts } from './import-counts.ts';
import type { Clean, ImportRow } from './import-row.ts';
import type { LateRefusal } from './import-tables.ts';
import { ImportConflict, storeRows } from './store-rows.ts';

export interface Batch {
  key: CheckpointKey;
  fileId: Buffer;
  batch: ImportRow[];
  checkpoint: Checkpoint;
  rowsDone: number;
  clean: Clean;
}

/** Attempts to store a batch that conflicts with other imports. */
const maxAttempts = 10;

/**
 * Stores the batch in one transaction; row by row when that fails because of a row. One that conflicts with another import is
 * stored again.
 */
export async function storeBatch(db: Db, job: Batch): Promise<Checkpoint> {
  const commit = (rows: ImportRow[], from: Checkpoint, late: LateRefusal[]) =>
    repeatingConflicts(() => store(rows, from, late));
  const store = (rows: ImportRow[], from: Checkpoint, late: LateRefusal[]) =>
    db.transaction().execute(async (tx) => {
      const counts = await storeRows(tx, job.fileId, rows, job.clean);
      const next = {
        rowsDone: job.rowsDone,
        counts: sumCounts(from.counts, counts),
        lateRefusals: [...from.lateRefusals, ...late],
      };
      await writeCheckpoint(tx, job.key, next);
      return next;
    });
  try {
    return await commit(job.batch, job.checkpoint, []);
  } catch (error) {
    if (!isRowError(error)) throw error;
  }
  const good: ImportRow[] = [];
  const late: LateRefusal[] = [];
  for (const row of job.batch) {
    const reason = await reasonAgainst(db, job, row);
    if (reason === undefined) good.push(row);
    else late.push({ line: row.line, reason });
  }
  return commit(good, job.checkpoint, late);
}

async function repeatingConflicts<Result>(store: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
    }
  }
}

/** SQLSTATE `deadlock_detected`, or an advertisement that two imports store in two blocks. */
const isConflict = (error: unknown): boolean =>
  error instanceof ImportConflict || (error instanceof Error && 'code' in error && error.code === '40P01');

/** Tries to store a single row and rolls it back. */
async function reasonAgainst(db: Db, job: Batch, row: ImportRow): Promise<string | undefined> {
  const undo = new Error('taken back');
  try {
    await repeatingConflicts(() =>
      db.transaction().execute(async (tx) => {
        await storeRows(tx, job.fileId, [row], job.clean);
        throw undo;
      }),
    );
    return undefined;
  } catch (error) {
    if (error === undo) return undefined;
    if (!isRowError(error)) throw error;
    return `could not be stored: ${error.message}`;
  }
}

/** Whether a row caused the error (SQLSTATE classes 22 and 23, or an exception while cleaning), not the connection. */
function isRowError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^2[23]/.test(code) || (code === '' && (error instanceof TypeError || error instanceof RangeError));
}
