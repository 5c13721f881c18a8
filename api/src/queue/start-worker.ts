import { setTimeout as delay } from 'node:timers/promises';
import type { Queue, QueueName } from './queue.ts';

export interface WorkerOptions {
  queue: Queue;
  name: QueueName;
  handle: (id: string) => Promise<void>;
  /** A start that failed; it is tried again after `retryMs`. */
  onError: (error: unknown) => void;
  retryMs?: number;
}

/**
 * Works off a queue in this process, from when the database answers: one that is away while the process starts costs no
 * more than a delay. The returned function stops the queue and waits for what is under way.
 */
export function startWorker({ queue, name, handle, onError, retryMs = 1_000 }: WorkerOptions) {
  const stopping = new AbortController();
  const pause = () => delay(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  const start = async () => {
    while (!stopping.signal.aborted) {
      try {
        await queue.work(name, handle);
        return;
      } catch (error) {
        onError(error);
        await pause();
      }
    }
  };
  const started = start();
  return async (): Promise<void> => {
    stopping.abort();
    await started;
    await queue.stop();
  };
}
