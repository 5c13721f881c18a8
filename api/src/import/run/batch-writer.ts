import type { Db } from '../../database/pools.ts';
import type { Checkpoint, CheckpointKey } from './checkpoint.ts';
import type { Clean, ImportRow } from './import-row.ts';
import { precleanRows } from './preclean-rows.ts';
import { storeBatch } from './store-batch.ts';

const batchSize = 500;
/** Maximum characters of a batch, which bounds its memory. */
const maxWeight = 2_000_000;

export type Refuse = (line: number, reason: string, record?: Record<string, unknown>) => void;

interface WriterOptions {
  key: CheckpointKey;
  fileId: Buffer;
  clean: Clean;
  /** Checkpoint of an earlier run: this run resumes after it. */
  before: Checkpoint;
  /** Called with rows that turn out to be unusable when they are stored. */
  refuse: Refuse;
  onProgress?: ((rows: number) => void) | undefined;
}

/** Stores rows in batches. The rows of a batch are cleaned while the previous one is written. */
export function createBatchWriter(db: Db, { key, fileId, clean, before, refuse, onProgress }: WriterOptions) {
  let checkpoint = before;
  let batch: ImportRow[] = [];
  let weight = 0;
  let writing = Promise.resolve();

  async function write(rows: ImportRow[], rowsDone: number): Promise<void> {
    const stored = await storeBatch(db, { key, fileId, batch: rows, checkpoint, rowsDone, clean });
    for (const { line, reason } of stored.lateRefusals.slice(checkpoint.lateRefusals.length))
      refuse(line, reason);
    checkpoint = stored;
    onProgress?.(rowsDone);
  }

  /** Begins to write the batch, once the previous one is written. `rowsDone` rows of the file have been read. */
  async function flush(rowsDone: number): Promise<void> {
    const rows = batch;
    batch = [];
    weight = 0;
    await precleanRows(db, rows, clean);
    await writing;
    writing = write(rows, rowsDone);
    // Prevents an unhandled rejection; the next `await` of it throws.
    writing.catch(() => {});
  }

  return {
    flush,
    async add(row: ImportRow, rowsDone: number): Promise<void> {
      batch.push(row);
      weight += row.weight;
      if (batch.length >= batchSize || weight >= maxWeight) await flush(rowsDone);
    },
    /** Resolves once all batches are written, with the last checkpoint. */
    async written(): Promise<Checkpoint> {
      await writing;
      return checkpoint;
    },
  };
}
