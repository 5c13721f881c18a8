import { describe, expect, it } from 'vitest';
import type { OutboxItem } from '../../common/outbox/outbox-storage.ts';
import { aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { threadEntries } from './thread-entries.ts';

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
});
