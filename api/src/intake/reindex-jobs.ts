import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../database/pools.ts';
import { indexJobs } from './index-jobs.ts';

export interface ReindexOptions {
  db: Db;
  fingerprint: string;
  clock: () => Date;
  /** A batch that failed; it is tried again after `retryMs`. */
  onError(error: unknown): void;
  /** Called once when reindexing starts, and once when it is complete. */
  onProgress?(state: 'started' | 'completed'): void;
  batchSize?: number;
  /** Milliseconds between two batches, which leave the database to searches. */
  pauseMs?: number;
  retryMs?: number;
}

/**
 * Background reindexing after a release changed how search documents are made. Processes share the work; a killed one
 * leaves the rest to the next start. The returned function stops after the current batch; `done` resolves when nothing is
 * left.
 */
export function startReindexing(options: ReindexOptions): { done: Promise<void>; stop(): Promise<void> } {
  const { db, fingerprint, clock, onError, onProgress } = options;
  const { batchSize = 100, pauseMs = 50, retryMs = 5_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    let next: () => Promise<boolean> = async () => {
      const isComplete = await claim(db, fingerprint);
      if (!isComplete) onProgress?.('started');
      next = () => indexBatch(db, fingerprint, batchSize, clock());
      return isComplete;
    };
    let isWorking = false;
    while (!signal.aborted) {
      let pause = pauseMs;
      try {
        if (await next()) break;
        isWorking = true;
      } catch (error) {
        onError(error);
        pause = retryMs;
      }
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
    if (isWorking && !signal.aborted) onProgress?.('completed');
  }
  const done = run();
  return {
    done,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

/** Records the fingerprint as the current one; resolves to whether all documents have it. */
async function claim(db: Db, fingerprint: string): Promise<boolean> {
  await db.updateTable('search_index').set({ fingerprint }).where('fingerprint', 'is', null).execute();
  await db
    .updateTable('search_index')
    .set({ fingerprint, last_job_id: 0, is_complete: false })
    .where('fingerprint', '<>', fingerprint)
    .execute();
  const { is_complete } = await db.selectFrom('search_index').select('is_complete').executeTakeFirstOrThrow();
  return is_complete;
}

/** Resolves to whether nothing is left to do for this process, also because a newer one has another fingerprint. */
function indexBatch(db: Db, fingerprint: string, size: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const state = await tx.selectFrom('search_index').selectAll().forUpdate().executeTakeFirstOrThrow();
    if (state.fingerprint !== fingerprint || state.is_complete) return true;
    const jobs = await tx
      .selectFrom('jobs')
      .select('id')
      .where('id', '>', state.last_job_id)
      .where('status', '=', 'open')
      .orderBy('id')
      .limit(size)
      .execute();
    const ids = jobs.map(({ id }) => id);
    await indexJobs(tx, ids, now);
    const last = ids.at(-1);
    await tx
      .updateTable('search_index')
      .set(last === undefined ? { is_complete: true } : { last_job_id: last })
      .execute();
    return last === undefined;
  });
}
