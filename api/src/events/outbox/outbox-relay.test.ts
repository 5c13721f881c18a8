import { expect, it } from 'vitest';
import { frozenAfter } from '../../database/leader-lock.ts';
import type { SharedRedis } from '../../redis/connect-redis.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { createOutboxRelay, pauseAfter, toNotify } from './outbox-relay.ts';

it('warns once a minute of batches that another site sends by the same Redis', () => {
  const listeners: ((message: string) => void)[] = [];
  const redis: Pick<SharedRedis, 'subscribe'> = {
    subscribe: (_channel, listener) => void listeners.push(listener),
  };
  const secrets: Pick<SecretBox, 'open'> = {
    open() {
      throw new Error('another key');
    },
  };
  const warnings: string[] = [];
  createOutboxRelay({
    ...{ redis: redis as SharedRedis, secrets: secrets as SecretBox, channel: 'jobharbor' },
    deliver: () => expect.unreachable(),
    onGap: () => expect.unreachable(),
    log: { warn: (_details, text) => void warnings.push(text) },
  });
  for (const message of ['k1:sealed', 'k1:sealed', '{"era":"a"}']) listeners[0]?.(message);
  expect(warnings).toHaveLength(1);
});

it('notifies of no event that NOTIFY would refuse, which would end the connection of each process in turn', () => {
  const long = JSON.stringify({ kind: 'news', audience: Array.from({ length: 2_000 }, () => 10_000) });
  const rows = ['{"check":"a"}', long, '{"kind" : "news"}'].map(
    (event, xid) => [xid, event] as [number, string],
  );
  expect(toNotify(rows)).toEqual(['{"relayed":true,"kind" : "news"}']);
});

it('pauses for as long as a read took, and never so long that it is taken for frozen', () => {
  expect([1, 200].map(pauseAfter)).toEqual([15, 200]);
  expect(pauseAfter(9_000)).toBeLessThan(frozenAfter / 2);
});
