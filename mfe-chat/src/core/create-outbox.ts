import type { Message } from '@jobharbor/shared/contracts/chat';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OutboxItem, OutboxStorage } from './outbox-storage.ts';

/** How one attempt ended. `later`: nobody refused it; try again in `afterMs`, or when the connection is back. */
export type Delivery =
  | { status: 'delivered'; message: Message }
  | { status: 'refused'; reason: string }
  | { status: 'later'; afterMs: number };

export interface Outbox {
  items: StoreApi<readonly OutboxItem[]>;
  add(chatId: number, text: string): void;
  retry(key: string): void;
  discard(key: string): void;
  /** A message arrived by whatever way: what carries its key is done. */
  settle(message: Message): void;
  /** Sends what waits, each chat in its order, one at a time. Safe to call at any time. */
  flush(): void;
  start(): () => void;
}

export interface OutboxOptions {
  storage: OutboxStorage;
  /** One attempt. It calls `depart` before anything leaves: from then on the server may have the message. */
  deliver(item: OutboxItem, depart: () => void): Promise<Delivery>;
  /** Resolves when the message is drawn from the server's side: only then does ours go. */
  onDelivered(message: Message): Promise<void>;
}

/** Keeps what the person wrote until the server has it, and hands it over once. */
export function createOutbox({ storage, deliver, onDelivered }: OutboxOptions): Outbox {
  const items = createStore<readonly OutboxItem[]>(() => storage.read());
  const busy = new Set<number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const reload = () => items.setState(storage.read(), true);
  const put = (item: OutboxItem) => {
    storage.put(item);
    reload();
  };
  const drop = (key: string) => {
    storage.drop(key);
    reload();
  };
  const find = (key: string) => items.getState().find(({ clientKey }) => clientKey === key);
  /** Nothing where the message has been settled or deleted meanwhile: it must not come back. */
  const change = (key: string, part: Partial<OutboxItem>) => {
    const item = find(key);
    if (item) put({ ...item, ...part });
  };
  const nextOf = (chatId: number) =>
    items.getState().find((item) => item.chatId === chatId && item.state === 'waiting');

  async function run(chatId: number): Promise<void> {
    if (busy.has(chatId)) return;
    busy.add(chatId);
    try {
      for (let item = nextOf(chatId); item; item = nextOf(chatId)) {
        const { clientKey } = item;
        const delivery = await deliver(item, () => change(clientKey, { isUncertain: true }));
        if (delivery.status === 'later') return again(chatId, delivery.afterMs);
        if (delivery.status === 'delivered') {
          await onDelivered(delivery.message);
          drop(clientKey);
        } else change(clientKey, { state: 'failed', reason: delivery.reason });
      }
    } finally {
      busy.delete(chatId);
    }
  }

  function again(chatId: number, afterMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run(chatId);
    }, afterMs);
    timers.add(timer);
  }

  const flush = () => {
    for (const chatId of new Set(items.getState().map((item) => item.chatId))) void run(chatId);
  };

  return {
    items,
    add(chatId, text) {
      const newest = items.getState().at(-1)?.at ?? 0;
      const at = Math.max(Date.now(), newest + 1);
      put({ clientKey: newKey(), chatId, text, at, state: 'waiting', isUncertain: false, reason: '' });
      flush();
    },
    retry(key) {
      change(key, { state: 'waiting', reason: '' });
      flush();
    },
    discard: drop,
    settle(message) {
      if (message.client_key !== null && find(message.client_key)) drop(message.client_key);
    },
    flush,
    start() {
      const stopWatching = storage.watch(reload);
      reload();
      flush();
      return () => {
        stopWatching();
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
      };
    },
  };
}

/** 128 random bits. `randomUUID` is missing on plain http; `getRandomValues` is everywhere. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
