import { describe, expect, it } from 'vitest';
import type { OutboxItem } from '../../common/outbox/outbox-storage.ts';
import { aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { groupByDay, threadEntries } from './thread-entries.ts';

const waiting: OutboxItem = {
  clientKey: 'abcdefgh',
  chatId: 33,
  kind: 'text',
  text: 'Good day',
  at: yesterdayNoon * 1000,
  state: 'waiting',
  isUncertain: false,
  reason: '',
};
const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

describe('the entries of a thread', () => {
  it('shows a message once, under the same key, while outbox and server both hold it', () => {
    const arrived = aMessage(1, { client_key: 'abcdefgh', sender: 'jobseeker' });
    expect(keys(threadEntries([], [waiting], false))).toEqual(['abcdefgh']);
    expect(keys(threadEntries([arrived], [waiting], false))).toEqual(['abcdefgh']);
  });

  it('puts unsent messages after the server’s', () => {
    expect(keys(threadEntries([aMessage(1)], [waiting], false))).toEqual(['id-1', 'abcdefgh']);
  });

  it('starts a day at midnight of the given time zone', () => {
    const late = aMessage(1, { sent_at: Date.UTC(2026, 10, 20, 15, 30) / 1000 });
    const entries = threadEntries([late, aMessage(2, { sent_at: late.sent_at + 3_600 })], [], false);
    expect(groupByDay(entries, 'UTC').map(({ key }) => key)).toEqual(['2026-11-20']);
    expect(groupByDay(entries, 'Asia/Manila').map(({ key }) => key)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('groups messages of one author without a pause between them', () => {
    const at = (id: number, minutes: number) => aMessage(id, { sent_at: yesterdayNoon + minutes * 60 });
    const [day] = groupByDay(threadEntries([at(1, 0), at(2, 1), at(3, 20)], [], false), 'UTC');
    expect(day?.groups.map(({ entries }) => entries.length)).toEqual([2, 1]);
  });
});
