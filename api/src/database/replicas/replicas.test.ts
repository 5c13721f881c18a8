import { ownWork, runAs } from '@jobharbor/shared/http-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createEventBus } from '../../events/event-bus.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { createListings } from '../../search/listing/listings.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { startReplicatedServer } from '../../testing/servers/replicated-server.ts';
import { createPools, type Db } from '../pools.ts';

let servers: Awaited<ReturnType<typeof startReplicatedServer>>;
beforeAll(async () => {
  servers = await startReplicatedServer();
});
afterAll(() => servers.close());

async function openPools() {
  const { primary, replica } = servers;
  const pools = createPools({
    connectionString: primary.connectionString,
    replicas: { urls: [replica.connectionString], maxLagSeconds: 10 },
  });
  const events = await createEventBus({
    connectionString: primary.connectionString,
    db: pools.db,
    log: { warn: () => {} },
  });
  pools.replicas?.follow(events);
  await pools.replicas?.check();
  onTestFinished(async () => {
    await events.stop();
    await pools.close();
  });
  return { ...pools, events };
}

const readsReplica = async (db: Db) =>
  (await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(db)).rows[0]?.yes;

/** A connection of the replica's own. */
function openReplica() {
  const { db, close } = createPools({ connectionString: servers.replica.connectionString, max: 1 });
  onTestFinished(close);
  return db;
}

it('reads come from the replica, and what an event is about is in the rows, however late the replica is', async () => {
  const { db, searchDb, events } = await openPools();
  await expect.poll(() => readsReplica(searchDb)).toBe(true);
  expect(await readsReplica(db)).toBe(false);

  const listings = createListings({ db: searchDb, events, smallest: 1 });
  onTestFinished(() => listings.stop());
  const draft = () => aJobDraft({ countryKey: 'ph' });
  /** Jobs of the database, as that of the primary has them, that are not in the listing. */
  const missing = async () => {
    const listing = listings.of('ph');
    const jobs = await db.selectFrom('search_documents').select('job_id').execute();
    return jobs.filter(({ job_id }) => listing?.rowOf(job_id) === undefined).length;
  };
  await upsertJobs(db, [draft()]);
  await expect.poll(missing).toBe(0);
  const replica = openReplica();
  for (let round = 1; round <= 15; round += 1) {
    if (round % 5 === 0) await sql`select pg_wal_replay_pause()`.execute(replica);
    await upsertJobs(db, Array.from({ length: 10 }, draft));
    await expect.poll(missing).toBe(0);
    await sql`select pg_wal_replay_resume()`.execute(replica);
  }
});

it('a client that has just changed something reads the primary', async () => {
  const { searchDb } = await openPools();
  await expect.poll(() => readsReplica(searchDb)).toBe(true);
  expect(await runAs({ ...ownWork, readsOwnWrites: true }, () => readsReplica(searchDb))).toBe(false);
});

it('a read whose connection ends is made again', async () => {
  const { searchDb } = await openPools();
  await expect.poll(() => readsReplica(searchDb)).toBe(true);
  const replica = openReplica();
  const read = sql<{ yes: boolean }>`select pg_sleep(1), pg_is_in_recovery() as yes`.execute(searchDb);
  const end = sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where query like '%pg_sleep%' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await end.execute(replica)).rows).toEqual([{ ended: true }]);
  expect((await read).rows[0]?.yes).toBe(false);
});

it('while the primary is away the replica serves reads, until it is one no more', async () => {
  const { db, searchDb, replicas } = await openPools();
  await expect.poll(() => readsReplica(searchDb)).toBe(true);
  await servers.primary.stop();
  expect(await readsReplica(searchDb)).toBe(true);
  expect(await runAs({ ...ownWork, readsOwnWrites: true }, () => readsReplica(searchDb))).toBe(true);
  await expect(readsReplica(db)).rejects.toThrow();
  await sql`select pg_promote()`.execute(openReplica());
  await replicas?.check();
  expect(replicas?.states()).toEqual([expect.objectContaining({ isServing: false })]);
});
