import type { Db } from '../database/pools.ts';
import type { Queue } from '../queue/queue.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailTransport } from './mail-transport.ts';

export interface MailWorkerOptions {
  db: Db;
  queue: Queue;
  transport: MailTransport;
  clock: () => Date;
}

/** Sends queued mails in this process. The returned function waits for those under way. */
export async function startMailWorker({
  db,
  queue,
  transport,
  clock,
}: MailWorkerOptions): Promise<() => Promise<void>> {
  await queue.work('mail', (id) => deliverMail(db, transport, id, clock()));
  return async () => {
    await queue.stop();
    transport.close();
  };
}
