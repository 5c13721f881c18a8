import { ownWork, runAs } from '@jobharbor/shared/http-server';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { expect, it } from 'vitest';
import { createPrimaryWatch } from './primary-watch.ts';
import type { Replica } from './replica.ts';
import { accountPool, replicaPool } from './replica-pool.ts';

const never = new Promise<never>(() => {});
const clientOf = (answer: Promise<unknown>): PostgresPoolClient => ({
  query: (() => answer) as unknown as PostgresPoolClient['query'],
  release: () => {},
});
const poolOf = (connect: () => Promise<PostgresPoolClient>): PostgresPool => ({
  connect,
  end: async () => {},
  options: {},
});
const ofReplica = async () => clientOf(Promise.resolve({ rows: ['of the replica'] }));
const replicas = [
  { connect: ofReplica, connectServing: ofReplica, connectAnyway: ofReplica } as unknown as Replica,
];
const reader = { ...ownWork, onlyReads: true, readsOwnWrites: true };

it.each([
  ['accepts no connection', () => never],
  ['accepts a connection and answers nothing', async () => clientOf(never)],
])(
  'a read that waits for a primary goes to a replica once the primary %s any more',
  async (_what, connect) => {
    const options = { primary: poolOf(connect), replicas, watch: createPrimaryWatch(() => {}) };
    const read = async (pool: PostgresPool) => (await pool.connect()).query('select 1', []);
    const reads = runAs(reader, () =>
      Promise.all([
        read(accountPool(options)),
        read(replicaPool({ ...options, positions: { required: () => 0 } })),
      ]),
    );
    await new Promise(setImmediate);
    options.watch.note(false);
    expect(await reads).toEqual([{ rows: ['of the replica'] }, { rows: ['of the replica'] }]);
  },
);

it('a change is refused at once while the primary is away, and goes there again when it is back', async () => {
  let asked = 0;
  const primary = poolOf(async () => {
    asked += 1;
    return clientOf(never);
  });
  const watch = createPrimaryWatch(() => {});
  const pool = accountPool({ primary, replicas, watch });
  const change = () => runAs({ ...ownWork, onlyReads: false }, () => pool.connect());
  watch.note(false);
  await expect(change()).rejects.toMatchObject({ code: '08001' });
  expect(asked).toBe(0);
  watch.note(true);
  await change();
  expect(asked).toBe(1);
});

it('a read that takes too long on the primary is not made again', async () => {
  let reads = 0;
  const primary = poolOf(async () => {
    reads += 1;
    return clientOf(Promise.reject(new Error('Query read timeout')));
  });
  const options = { primary, replicas, watch: createPrimaryWatch(() => {}) };
  const read = async () => (await accountPool(options).connect()).query('select 1', []);
  await expect(runAs(reader, read)).rejects.toThrow('Query read timeout');
  expect(reads).toBe(1);
});

it('public reads without a primary wait for no frozen replica while another one serves', async () => {
  const watch = createPrimaryWatch(() => {});
  watch.note(false);
  const frozen = { connectServing: async () => null, connectAnyway: () => never } as unknown as Replica;
  const pool = replicaPool({
    ...{ primary: poolOf(() => never), replicas: [frozen, ...replicas] },
    ...{ watch, positions: { required: () => 0 } },
  });
  for (let read = 1; read <= 3; read += 1)
    expect(await (await pool.connect()).query('select 1', [])).toEqual({ rows: ['of the replica'] });
});
