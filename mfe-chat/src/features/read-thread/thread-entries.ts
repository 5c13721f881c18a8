import type { Message } from '@jobharbor/shared/contracts/chat';
import type { OutboxItem } from '../../core/outbox-storage.ts';

export type EntryState = Message['status'] | 'sending' | 'waiting' | 'failed';

/** One bubble, whether the server has it or not. `key` stays the same when it arrives there. */
export interface Entry {
  key: string;
  /** 0 until the server has given one. */
  id: number;
  isOwn: boolean;
  text: string;
  /** Seconds. */
  at: number;
  state: EntryState;
  /** Why it failed. */
  reason: string;
}

export interface EntryDay {
  key: string;
  at: number;
  runs: { key: string; isOwn: boolean; entries: Entry[] }[];
}

const fromMessages = new WeakMap<Message, Entry>();

/** The same object for the same message, so that a bubble that did not change is not drawn again. */
function entryOf(message: Message): Entry {
  let entry = fromMessages.get(message);
  if (!entry) {
    const { id, client_key, sender, text, sent_at, status } = message;
    const isOwn = sender === 'jobseeker';
    entry = { key: client_key ?? `id-${id}`, id, isOwn, text, at: sent_at, state: status, reason: '' };
    fromMessages.set(message, entry);
  }
  return entry;
}

/** What the server has, then what is on its way there, in the order in which it was written. */
export function threadEntries(
  messages: readonly Message[],
  outbox: readonly OutboxItem[],
  isOffline: boolean,
): Entry[] {
  const arrived = new Set(messages.map(({ client_key }) => client_key));
  const pending = outbox
    .filter(({ clientKey }) => !arrived.has(clientKey))
    .map(
      ({ clientKey, text, at, state, reason }): Entry => ({
        key: clientKey,
        id: 0,
        isOwn: true,
        text,
        at: Math.floor(at / 1000),
        state: state === 'failed' ? 'failed' : isOffline ? 'waiting' : 'sending',
        reason,
      }),
    );
  return [...messages.map(entryOf), ...pending];
}

/** Seconds after which one and the same person begins a new group. */
const pause = 300;

/** Entries by day in the person's time zone, and within a day by who wrote without a pause. */
export function groupByDay(entries: readonly Entry[], timeZone: string): EntryDay[] {
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days: EntryDay[] = [];
  for (const entry of entries) {
    const key = dayFormat.format(entry.at * 1000);
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, at: entry.at, runs: [] };
      days.push(day);
    }
    const run = day.runs.at(-1);
    const before = run?.entries.at(-1);
    if (run && before && run.isOwn === entry.isOwn && entry.at - before.at < pause) run.entries.push(entry);
    else day.runs.push({ key: entry.key, isOwn: entry.isOwn, entries: [entry] });
  }
  return days;
}
