import { expect, it } from 'vitest';
import type { SharedRedis } from '../../redis/connect-redis.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { openBatchChannel } from './batch-channel.ts';
import type { OutboxBatch } from './outbox-cursor.ts';

const aBox = (fill: number) => createSecretBox([{ id: 'k1', key: Buffer.alloc(32, fill) }]);

it('takes batches that were encrypted with a key of the site, and none that anybody else wrote', () => {
  let listener: (message: string) => void = () => {};
  const redis: Pick<SharedRedis, 'subscribe'> = {
    subscribe(_channel, given) {
      listener = given;
    },
  };
  const received: OutboxBatch[] = [];
  let unknown = 0;
  openBatchChannel(redis as SharedRedis, aBox(1), {
    receive: (batch) => received.push(batch),
    onUnknown: () => void unknown++,
  });
  const batch: OutboxBatch = { era: 'a', since: '1:1:', until: '2:2:', at: 1, rows: [[1, '{}']] };
  const text = JSON.stringify(batch);
  listener(aBox(1).seal(text, 'events'));
  expect([received, unknown]).toEqual([[batch], 0]);
  for (const message of [text, ` ${text}`, aBox(2).seal(text, 'events'), aBox(1).seal(text, 'mail')])
    listener(message);
  expect([received.length, unknown]).toEqual([1, 4]);
});
