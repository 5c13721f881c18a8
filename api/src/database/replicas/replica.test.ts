import type pg from 'pg';
import { expect, it } from 'vitest';
import { createReplica } from './replica.ts';

it('a replica that failed while the primary answered serves no account until its lag is measured again', async () => {
  let isReachable = true;
  const pool = {
    async query() {
      if (!isReachable) throw new Error('unreachable');
      return { rows: [{ is_replica: true, position: 1 }] };
    },
  } as unknown as pg.Pool;
  const replica = createReplica({ name: 'replica', pool, maxLagMs: 10_000, log: () => {} });
  const noLag = () => 0;
  await replica.check(noLag);
  // A pause during the outage: what it had before still holds.
  for (isReachable of [false, true]) await replica.check(null);
  expect(replica.isServing()).toBe(true);

  isReachable = false;
  await replica.check(noLag);
  isReachable = true;
  await replica.check(null);
  expect(replica.isServing()).toBe(false);
  await replica.check(noLag);
  expect(replica.isServing()).toBe(true);
});
