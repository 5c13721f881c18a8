import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../database/pools.ts';
import type { Queue, QueueName } from './queue.ts';

export interface RecurringJob {
  /** A queue of its own. */
  queue: QueueName;
  everyMs: number;
  run(now: Date): Promise<void>;
}

export interface RecurringJobOptions {
  db: Db;
  queue: Queue;
  clock: () => Date;
  jobs: readonly RecurringJob[];
  /** Jobs that could not be started or added, and are tried again after `pollMs`; and failed jobs, which the queue tries again. */
  onError: (error: unknown) => void;
  pollMs?: number;
}

/**
 * Schedules recurring jobs through the queue: every process adds the job of the current period under the same id, so that
 * it runs once. The returned function stops scheduling.
 */
export function startRecurringJobs({
  db,
  queue,
  clock,
  jobs,
  onError,
  pollMs = 60_000,
}: RecurringJobOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const working = new Set<QueueName>();
  async function runDueJob(job: RecurringJob): Promise<void> {
    if (!working.has(job.queue))
      await queue.work(job.queue, () =>
        job.run(clock()).catch((error: unknown) => {
          onError(error);
          throw error;
        }),
      );
    working.add(job.queue);
    await queue.add(db, job.queue, periodId(job, clock()));
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      for (const job of jobs) await runDueJob(job).catch(onError);
      await delay(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** The UUID of a job in the period of `now`. */
export function periodId({ queue, everyMs }: Pick<RecurringJob, 'queue' | 'everyMs'>, now: Date): string {
  const period = Math.floor(now.getTime() / everyMs);
  const hash = createHash('sha256').update(`${queue}:${everyMs}:${period}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
