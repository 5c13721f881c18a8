import { setTimeout as delay } from 'node:timers/promises';
import type { Queue, QueueName } from './queue.ts';

export interface WorkerOptions {
  queue: Queue;
  name: QueueName;
  handle: (id: string) => Promise<void>;
  /** More than one if a job may take long, so that it does not block the others. */
  workers?: number;
  /** A start that failed; it is tried again after `retryMs`. */
  onError: (error: unknown) => void;
  retryMs?: number | undefined;
}

/**
 * Starts a worker for a queue, from when the database answers. The returned function stops starting and waits for pending
 * jobs.
 */
export function startWorker({
  queue,
  name,
  handle,
  workers = 1,
  onError,
  retryMs = 1_000,
}: WorkerOptions): () => Promise<void> {
  const stopping = new AbortController();
  const pause = () => delay(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  const start = async () => {
    while (!stopping.signal.aborted) {
      try {
        await queue.work(name, handle, workers);
        return;
      } catch (error) {
        onError(error);
        await pause();
      }
    }
  };
  const started = start();
  return async () => {
    stopping.abort();
    await started;
    await queue.stop();
  };
}
