import { localStore } from '@jobharbor/shared/browser/storage';
import { fileContent, pictureContent } from '@jobharbor/shared/contracts/chat/chat-file';
import { clientKey, type MessageContent, messageText } from '@jobharbor/shared/contracts/chat/message';
import { id } from '@jobharbor/shared/contracts/primitives/primitives';
import * as z from 'zod/mini';
import { outboxPrefix } from './outbox-prefix.ts';

/** The fields of every unsent message, whatever its kind. */
const frame = {
  clientKey,
  chatId: id,
  /** Milliseconds since the epoch, unique within one browser: also the sort key. */
  at: z.number(),
  state: z.enum(['waiting', 'failed']),
  /** It was sent once without an answer: the server may have it. */
  isUncertain: z.boolean(),
  /** Error text in the user's language; empty unless `failed`. */
  reason: z.string(),
};

/** A message that the server has not confirmed. An entry of an earlier build has no kind. */
const outboxItem = z.discriminatedUnion('kind', [
  z.object({ ...frame, ...pictureContent }),
  z.object({ ...frame, ...fileContent }),
  z.object({ ...frame, kind: z._default(z.literal('text'), 'text'), text: messageText }),
]);
/** The kinds of messages that a person writes, which a message of the outbox can have. */
export type Writable = Extract<MessageContent, Pick<OutboxItem, 'kind'>>;
export type OutboxItem = z.infer<typeof outboxItem>;

export interface OutboxStorage {
  read(): OutboxItem[];
  save(item: OutboxItem): void;
  remove(key: string): void;
  /** Calls `listener` when another tab changed the storage. Returns the undo. */
  subscribe(listener: () => void): () => void;
}

/**
 * The device's storage with one entry per message, so that two tabs never overwrite each other; the page's memory where it
 * is blocked or full.
 */
export function createOutboxStorage(personId: number): OutboxStorage {
  const prefix = outboxPrefix(personId);
  return {
    read: () => readStoredItems(prefix).sort((a, b) => a.at - b.at),
    save: (item) => void localStore.setItem(prefix + item.clientKey, JSON.stringify(item)),
    remove: (key) => localStore.removeItem(prefix + key),
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function readStoredItems(prefix: string): OutboxItem[] {
  try {
    return localStore
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const parsed = outboxItem.safeParse(JSON.parse(localStore.getItem(key) ?? 'null'));
        return parsed.success ? [parsed.data] : [];
      });
  } catch {
    return [];
  }
}
