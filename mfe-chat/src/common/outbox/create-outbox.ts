import { randomKey } from '@jobharbor/shared/browser/environment';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OutboxItem, OutboxStorage, Writable } from './outbox-storage.ts';

/** Result of one attempt. `retry`: not refused; try again after `afterMs`, or on reconnect. */
export type Delivery =
  | { status: 'delivered'; message: Message }
  | { status: 'refused'; reason: string }
  | { status: 'retry'; afterMs: number };

export interface Outbox {
  items: StoreApi<readonly OutboxItem[]>;
  /** `clientKey`: of a message whose file was stored under it. */
  add(chatId: number, content: Writable, clientKey?: string): void;
  retry(key: string): void;
  discard(key: string): void;
  /** Removes the item with the message's client key: the server has it, whichever way it was delivered. */
  settle(message: Message): void;
  /** Sends waiting messages, one at a time and in order within each chat. Safe to call at any time. */
  flush(): void;
  start(): () => void;
}

export interface OutboxOptions {
  storage: OutboxStorage;
  /** One attempt. Must call `beforeSend` before anything is sent: from then on the server may have the message. */
  deliver(item: OutboxItem, beforeSend: () => void): Promise<Delivery>;
  /** Resolves once the server's copy of the message is rendered; only then is the outbox item removed. */
  onDelivered(message: Message): Promise<void>;
  /** An item left the outbox: it was delivered or discarded. */
  onRemoved?(clientKey: string): void;
}

/** A persistent queue of unsent messages. Delivery is at least once; the client key makes it exactly once. */
export function createOutbox({ storage, deliver, onDelivered, onRemoved }: OutboxOptions): Outbox {
  const items = createStore<readonly OutboxItem[]>(() => storage.read());
  const reload = () => items.setState(storage.read(), true);
  const save = (item: OutboxItem) => {
    storage.save(item);
    reload();
  };
  const remove = (key: string) => {
    storage.remove(key);
    reload();
    onRemoved?.(key);
  };
  const find = (key: string) => items.getState().find(({ clientKey }) => clientKey === key);
  /** Does nothing if the item was settled or discarded meanwhile: it must not come back. */
  const update = (key: string, part: Partial<Pick<OutboxItem, 'state' | 'isUncertain' | 'reason'>>) => {
    const item = find(key);
    if (item) save({ ...item, ...part });
  };
  const nextWaiting = (chatId: number) =>
    items.getState().find((item) => item.chatId === chatId && item.state === 'waiting');

  /** Sends the item; null once it is over, else the milliseconds to the next attempt. */
  async function send(item: OutboxItem): Promise<number | null> {
    const { clientKey } = item;
    const delivery = await deliver(item, () => update(clientKey, { isUncertain: true }));
    // A message that was deleted during the attempt is not sent again.
    if (delivery.status === 'retry') return find(clientKey) ? delivery.afterMs : null;
    if (delivery.status === 'delivered') {
      await onDelivered(delivery.message);
      remove(clientKey);
    } else update(clientKey, { state: 'failed', reason: delivery.reason });
    return null;
  }

  const chats = createChatQueues(nextWaiting, send);
  const flush = () => {
    for (const chatId of new Set(items.getState().map((item) => item.chatId))) void chats.sendWaiting(chatId);
  };

  return {
    items,
    add(chatId, content, clientKey = randomKey()) {
      const newest = items.getState().at(-1)?.at ?? 0;
      const at = Math.max(Date.now(), newest + 1);
      save({
        clientKey,
        chatId,
        ...content,
        at,
        state: 'waiting',
        isUncertain: false,
        reason: '',
      });
      flush();
    },
    retry(key) {
      update(key, { state: 'waiting', reason: '' });
      flush();
    },
    discard: remove,
    settle(message) {
      if (message.client_key !== null && find(message.client_key)) remove(message.client_key);
    },
    flush,
    start() {
      const unsubscribe = storage.subscribe(reload);
      reload();
      flush();
      return () => {
        unsubscribe();
        chats.cancelRetries();
      };
    },
  };
}

/** Sends the waiting items of each chat one at a time, in order. After a failure the chat waits for its next attempt. */
function createChatQueues(
  nextWaiting: (chatId: number) => OutboxItem | undefined,
  send: (item: OutboxItem) => Promise<number | null>,
) {
  const busyChats = new Set<number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  async function sendWaiting(chatId: number): Promise<void> {
    if (busyChats.has(chatId)) return;
    busyChats.add(chatId);
    try {
      for (let item = nextWaiting(chatId); item; item = nextWaiting(chatId)) {
        const retryAfter = await send(item);
        if (retryAfter !== null) return scheduleRetry(chatId, retryAfter);
      }
    } finally {
      busyChats.delete(chatId);
    }
  }

  function scheduleRetry(chatId: number, afterMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void sendWaiting(chatId);
    }, afterMs);
    timers.add(timer);
  }

  return {
    sendWaiting,
    cancelRetries() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
