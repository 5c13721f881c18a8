import type { Db } from '../database/pools.ts';
import type { Queue } from '../queue/queue.ts';
import { startWorker } from '../queue/start-worker.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** Each takes ten mails at a time; a server that is slow with some of them leaves the others. */
const workers = 4;

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
 * Background worker that sends queued mails, from when the database answers. The returned function waits for pending
 * ones.
 */
export function startMailWorker({
  db,
  queue,
  transport,
  clock,
  onError,
  retryMs,
}: MailWorkerOptions): () => Promise<void> {
  const handle = (id: string) => deliverMail(db, transport, id, clock());
  const stop = startWorker({ queue, name: 'mail', handle, workers, onError, retryMs });
  return async () => {
    await stop();
    transport.close();
  };
}
