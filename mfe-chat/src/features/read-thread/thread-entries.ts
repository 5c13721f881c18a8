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

export interface EntryDay {
  key: string;
  at: number;
  groups: { key: string; isOwn: boolean; entries: Entry[] }[];
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

/** Seconds between two messages of one author that start a new group. */
const groupGap = 300;

/** Whether an entry stands in the group of the one before: of one author, shortly after, and no line between messages. */
const continues = (previous: Entry, entry: Entry): boolean =>
  previous.isOwn === entry.isOwn &&
  entry.at - previous.at < groupGap &&
  (previous.content.kind === 'system') === (entry.content.kind === 'system');

/** Groups entries by day in the given time zone, and within a day by author and pause. */
export function groupByDay(entries: readonly Entry[], timeZone: string): EntryDay[] {
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days: EntryDay[] = [];
  for (const entry of entries) {
    const key = dayFormat.format(entry.at * 1000);
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, at: entry.at, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    const previous = group?.entries.at(-1);
    if (group && previous && continues(previous, entry)) group.entries.push(entry);
    else day.groups.push({ key: entry.key, isOwn: entry.isOwn, entries: [entry] });
  }
  return days;
}
