import { clientKey, messageText } from '@jobharbor/shared/contracts/chat';
import { id } from '@jobharbor/shared/contracts/primitives';
import * as z from 'zod/mini';
import { outboxPrefix } from './outbox-prefix.ts';

/** A message that has not reached the server, as far as we know. */
const outboxItem = z.object({
  clientKey,
  chatId: id,
  text: messageText,
  /** Milliseconds; no two of one browser are alike, so that it is also the order. */
  at: z.number(),
  state: z.enum(['waiting', 'failed']),
  /** It went out once and nobody answered: the server may have it. */
  isUncertain: z.boolean(),
  /** Why it failed, in the person's language. */
  reason: z.string(),
});
export type OutboxItem = z.infer<typeof outboxItem>;

export interface OutboxStorage {
  read(): OutboxItem[];
  put(item: OutboxItem): void;
  drop(key: string): void;
  /** Another tab changed something. Returns the undo. */
  watch(listener: () => void): () => void;
}

/**
 * One entry a message, so that two tabs never write over each other's. Where the browser gives no storage, messages
 * live as long as the page.
 */
export function createOutboxStorage(personId: number): OutboxStorage {
  const prefix = outboxPrefix(personId);
  const unstored = new Map<string, OutboxItem>();
  return {
    read: () => [...storedItems(prefix), ...unstored.values()].sort((a, b) => a.at - b.at),
    put(item) {
      try {
        localStorage.setItem(prefix + item.clientKey, JSON.stringify(item));
        unstored.delete(item.clientKey);
      } catch {
        unstored.set(item.clientKey, item);
      }
    },
    drop(key) {
      unstored.delete(key);
      try {
        localStorage.removeItem(prefix + key);
      } catch {
        // There was no storage to keep it in.
      }
    },
    watch(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function storedItems(prefix: string): OutboxItem[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const parsed = outboxItem.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
        return parsed.success ? [parsed.data] : [];
      });
  } catch {
    return [];
  }
}
