import type { Message } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { advanceReceipt } from '../chats/receipt-repository.ts';
import type { Connection } from './socket-connection.ts';

/** Stores what arrived, outside the queue: the next event does not wait for it. */
export function createDeliveryReceipts(db: Db, log: { error(details: object, text: string): void }) {
  const pending = new Set<Promise<void>>();
  return {
    record({ participant }: Connection, { chat_id, id }: Message): void {
      const receipt = advanceReceipt(db, participant, chat_id, id, 'delivered')
        .catch((error: unknown) => log.error({ err: error }, 'a delivery receipt was not stored'))
        .finally(() => pending.delete(receipt));
      pending.add(receipt);
    },
    async stored(): Promise<void> {
      await Promise.all(pending);
    },
  };
}

export type DeliveryReceipts = ReturnType<typeof createDeliveryReceipts>;
