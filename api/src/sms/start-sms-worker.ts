import type { Db } from '../database/pools.ts';
import type { Queue } from '../queue/queue.ts';
import { startWorker } from '../queue/start-worker.ts';
import { deliverSms } from './deliver-sms.ts';
import type { SmsTransport } from './sms-transport.ts';

export interface SmsWorkerOptions {
  db: Db;
  queue: Queue;
  transport: SmsTransport;
  clock: () => Date;
  /** A start that failed; it is tried again. */
  onError: (error: unknown) => void;
}

/** Sends queued text messages in this process; see {@link startWorker}. */
export const startSmsWorker = ({
  db,
  transport,
  clock,
  ...options
}: SmsWorkerOptions): (() => Promise<void>) =>
  startWorker({ ...options, name: 'sms', handle: (id) => deliverSms(db, transport, id, clock()) });
