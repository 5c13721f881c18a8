import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../database/pools.ts';
import type { Queue } from '../queue/queue.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailTransport } from './mail-transport.ts';

export interface MailWorkerOptions {
  db: Db;
  queue: Queue;
  transport: MailTransport;
  clock: () => Date;
  /** A start that failed; it is tried again after `retryMs`. */
  onError: (error: unknown) => void;
  retryMs?: number;
}

/**
 * Sends queued mails in this process, from when the database answers. The returned function waits for those under way.
 * The API serves without: a database that is away while the process starts costs no more than a delay of its mails.
 */
export function startMailWorker({
  db,
  queue,
  transport,
  clock,
  onError,
  retryMs = 1_000,
}: MailWorkerOptions): () => Promise<void> {
  const stopping = new AbortController();
  const pause = () => delay(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  const start = async () => {
    while (!stopping.signal.aborted) {
      try {
        await queue.work('mail', (id) => deliverMail(db, transport, id, clock()));
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
    transport.close();
  };
}
