import type { Message, MessageContent } from '@jobharbor/shared/contracts/chat/message';
import type { OutboxItem } from '../../common/outbox/outbox-storage.ts';

export type EntryState = Message['status'] | 'sending' | 'waiting' | 'failed';

/** One bubble: a message of the server or of the outbox. `key` stays the same when an outbox message is delivered. */
export interface Entry {
  key: string;
  /** 0 for a message of the outbox. */
  id: number;
  isOwn: boolean;
  /** Sent by the site for the person. */
  isAutomatic: boolean;
  content: MessageContent;
  /** Seconds. */
  at: number;
  state: EntryState;
  /** Error text; empty unless `failed`. */
  reason: string;
}

const fromMessages = new WeakMap<Message, Entry>();

/** Cached by message, so that an unchanged bubble is not rendered again. */
function entryOf(message: Message): Entry {
  let entry = fromMessages.get(message);
  if (!entry) {
    const { id, client_key, sender, sent_at, status, is_automatic: isAutomatic = false } = message;
    const isOwn = sender === 'jobseeker';
    entry = {
      key: client_key ?? `id-${id}`,
      ...{ id, isOwn, isAutomatic, content: message, at: sent_at, state: status, reason: '' },
    };
    fromMessages.set(message, entry);
  }
  return entry;
}

/** The server's messages, then the outbox, in the order of writing. */
export function threadEntries(
  messages: readonly Message[],
  outbox: readonly OutboxItem[],
  isOffline: boolean,
): Entry[] {
  const arrived = new Set(messages.map(({ client_key }) => client_key));
  const pending = outbox
    .filter(({ clientKey }) => !arrived.has(clientKey))
    .map(
      (item): Entry => ({
        key: item.clientKey,
        id: 0,
        isOwn: true,
        isAutomatic: false,
        content: item,
        at: Math.floor(item.at / 1000),
        state: item.state === 'failed' ? 'failed' : isOffline ? 'waiting' : 'sending',
        reason: item.reason,
      }),
    );
  return [...messages.map(entryOf), ...pending];
}
