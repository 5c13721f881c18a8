import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../database/pools.ts';
import { queueSchema } from './install-queue.ts';

/** The queues; migrations create them, with how often a failed job is tried again. */
export type QueueName =
  | 'mail'
  | 'sms'
  | 'data-export'
  | 'interactions'
  | 'rates'
  | 'drafts'
  | 'retention'
  | 'declines'
  | 'feeds'
  | 'talents'
  | 'calendars'
  | 'payouts'
  | 'invitations'
  | 'licenses'
  | 'records'
  | 'sitemap';

export interface QueueOptions {
  connectionString: string;
  onError: (error: unknown) => void;
}

/** Jobs that outlive the request, and the process, that caused them. */
export interface Queue {
  /** Adds the job `id` (a UUID) in the caller's transaction: added on commit, not on rollback. */
  add(tx: Db, name: QueueName, id: string): Promise<void>;
  /** {@link add} for many jobs in one statement. They run at `startAfter` at the earliest. */
  addAll(tx: Db, name: QueueName, ids: readonly string[], startAfter?: Date): Promise<void>;
  /**
   * Processes jobs in this process, batches of ten in each of `workers` (1). Failed jobs are retried with exponential
   * backoff. At least once: handlers must be idempotent. After `stop` it starts nothing.
   */
  work(name: QueueName, handle: (id: string) => Promise<void>, workers?: number): Promise<void>;
  /** Graceful stop: waits for pending jobs, at most `seconds`; the rest runs after the next start. */
  stop(seconds?: number): Promise<void>;
}

const bossOptions = {
  schema: queueSchema,
  application_name: 'jobharbor-queue',
  max: 2,
  migrate: false,
  createSchema: false,
  schedule: false,
  superviseIntervalSeconds: 20,
  monitorIntervalSeconds: 20,
  reindex: false,
};

/** Connects on first use, so that a process that never adds a job holds no connection for it. */
export function createQueue({ connectionString, onError }: QueueOptions): Queue {
  let started: Promise<PgBoss> | null = null;
  let working: Promise<PgBoss> | null = null;
  let isStopped = false;

  function start(isWorker: boolean): Promise<PgBoss> {
    const boss = new PgBoss({ ...bossOptions, connectionString, supervise: isWorker });
    boss.on('error', onError);
    started = boss.start();
    // A database that was away for a moment must not spoil the queue for good.
    started.catch(() => {
      started = null;
    });
    return started;
  }

  /** One worker for all queues of this process. */
  function startWorking(): Promise<PgBoss> {
    working ??= (async () => {
      if (started !== null) await (await started).stop({ graceful: false });
      return start(true);
    })();
    working.catch(() => {
      working = null;
    });
    return working;
  }

  return {
    async add(tx, name, id) {
      const boss = await (started ?? start(false));
      await boss.send(name, null, { id, db: fromKysely(tx) });
    },
    async addAll(tx, name, ids, startAfter) {
      if (ids.length === 0) return;
      const boss = await (started ?? start(false));
      await boss.insert(
        name,
        ids.map((id) => ({ id, ...(startAfter && { startAfter }) })),
        { db: fromKysely(tx) },
      );
    },
    async work(name, handle, workers = 1) {
      const boss = isStopped ? null : await startWorking();
      // Several parts of a process share the queue, and the first that ends stops it.
      if (boss === null || isStopped) return;
      const options = {
        batchSize: 10,
        localConcurrency: workers,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 1,
        perJobResults: true,
      } as const;
      await boss.work<null, void, typeof options>(name, options, (jobs) => runJobs(jobs, handle, onError));
    },
    async stop(seconds = 10) {
      isStopped = true;
      await (await started)?.stop({ graceful: true, timeout: seconds * 1_000 });
    },
  };
}

/** Handles a batch; a job that fails does not fail the others. */
const runJobs = (
  jobs: readonly { id: string }[],
  handle: (id: string) => Promise<void>,
  onError: QueueOptions['onError'],
) =>
  Promise.all(
    jobs.map(({ id }) =>
      handle(id).then(
        () => ({ id, status: 'completed' as const }),
        (error: unknown) => {
          onError(error);
          return { id, status: 'failed' as const };
        },
      ),
    ),
  );
