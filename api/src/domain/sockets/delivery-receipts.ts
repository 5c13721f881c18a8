import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { advanceDelivered, type Delivered } from '../chats/receipt-repository.ts';
import type { Connection } from './socket-connection.ts';

/** Milliseconds until a receipt of a locked chat is tried again. */
const retryMs = 50;
/** Times that a receipt of a locked chat is tried. The page reports it again when it reads or reconnects. */
const maxTries = 100;
/** Receipts of one statement. */
const batch = 500;

/**
 * Stores what arrived, outside the queue: the next event does not wait for it. While a statement is under way, further
 * receipts are collected for the next one, since each commit that notifies waits for all others (PostgreSQL's NOTIFY).
 */
export function createDeliveryReceipts(db: Db, log: { error(details: object, text: string): void }) {
  /** The newest of each side of each chat, with how often it was tried. */
  const waiting = new Map<string, Delivered & { tries: number }>();
  let worker: Promise<void> | null = null;

  async function storeBatch(): Promise<void> {
    const taken = [...waiting].slice(0, batch);
    for (const [key] of taken) waiting.delete(key);
    const locked = new Set(
      await advanceDelivered(
        db,
        taken.map(([, receipt]) => receipt),
      ),
    );
    for (const [key, receipt] of taken)
      if (locked.has(receipt) && receipt.tries < maxTries && !waiting.has(key))
        waiting.set(key, Object.assign(receipt, { tries: receipt.tries + 1 }));
    if (locked.size > 0) await delay(retryMs);
  }

  async function store(): Promise<void> {
    while (waiting.size > 0)
      await storeBatch().catch((error: unknown) =>
        log.error({ err: error }, 'delivery receipts were not stored'),
      );
    worker = null;
  }

  return {
    record(
      { participant: { side } }: Connection,
      { chat_id, id }: Message,
      audience: readonly number[],
    ): void {
      const key = `${side} ${chat_id}`;
      const before = waiting.get(key);
      if (before !== undefined && before.upTo >= id) return;
      waiting.set(key, { chatId: chat_id, side, upTo: id, audience, tries: 0 });
      worker ??= store();
    },
    async stored(): Promise<void> {
      await worker;
    },
  };
}

export type DeliveryReceipts = ReturnType<typeof createDeliveryReceipts>;
