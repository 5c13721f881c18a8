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

it.each([
  ['serves where its last commit is recent', 5_000, true],
  ['does not where it is old', 3_600_000, false],
  ['does not where it has replayed none', null, false],
])(
  'a replica whose lag nobody has measured, since the primary was away from the start, %s',
  async (_what, silence, serves) => {
    let age = silence;
    const pool = {
      query: async () => ({ rows: [{ is_replica: true, position: 1, silence: age }] }),
    } as unknown as pg.Pool;
    const replica = createReplica({ name: 'replica', pool, maxLagMs: 10_000, log: () => {} });
    await replica.check(null);
    expect(replica.isServing()).toBe(serves);
    // The outage goes on: its commits are as old as they were when it began.
    age = age && age + 7_200_000;
    await replica.check(null);
    expect(replica.isServing()).toBe(serves);
  },
);
