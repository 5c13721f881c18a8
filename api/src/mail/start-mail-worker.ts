import type { Db } from '../database/pools.ts';
import type { Queue } from '../queue/queue.ts';
import { startWorker } from '../queue/start-worker.ts';
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

/** Sends queued mails in this process; see {@link startWorker}. The returned function waits for those under way. */
export function startMailWorker({
  db,
  transport,
  clock,
  ...options
}: MailWorkerOptions): () => Promise<void> {
  const handle = (id: string) => deliverMail(db, transport, id, clock());
  const stop = startWorker({ ...options, name: 'mail', handle });
  return async () => {
    await stop();
    transport.close();
  };
}
