import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createPools, type Pools } from '../database/pools.ts';
import { createEventBus } from '../events/event-bus.ts';
import { publish } from '../events/publish.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { redisProgram, startRedis } from '../testing/servers/redis-server.ts';
import { openBenchSite } from './bench-site.ts';
import { print, show } from './times.ts';

/**
 * Commits a second of concurrent clients, each with a row and an event, and the time from a commit until another process
 * has its event: `pnpm bench events [--clients 16] [--seconds 5] [--rounds 3]`. Without events, with NOTIFY, and through
 * the outbox with Redis, in turns. Fails if an event is missing or comes twice.
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const [clients, seconds, rounds] = [values.clients, values.seconds, values.rounds].map(Number) as [
  number,
  number,
  number,
];

const site = await openBenchSite();
await sql`create table bench_rows (id bigint)`.execute(site.dependencies.db);

/** Commits until the time is over; the time of each by its number. */
async function commitRows({ db }: Pools, hasEvents: boolean, first: number): Promise<Map<number, number>> {
  const committed = new Map<number, number>();
  const end = performance.now() + seconds * 1_000;
  let next = first;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const id = next++;
        await db.transaction().execute(async (tx) => {
          await sql`insert into bench_rows values (${id})`.execute(tx);
          if (hasEvents) await publish(tx, { kind: 'listing', job_ids: [id] });
        });
        committed.set(id, performance.now());
      }
    }),
  );
  return committed;
}

type Way = 'no events' | 'NOTIFY' | 'outbox and Redis';

/** Two processes as far as events go: one that writes, and one that listens. */
async function bench(way: Way, redisUrl: string | null, first: number): Promise<number> {
  const { connectionString, dependencies } = site;
  const hasOutbox = way === 'outbox and Redis';
  const opened = [0, 1].map(() => ({
    pools: createPools({ connectionString, max: clients, searchMax: 1, hasOutbox }),
    redis: hasOutbox && redisUrl !== null ? connectRedis(redisUrl, { warn() {} }) : null,
  }));
  const buses = await Promise.all(
    opened.map(({ pools, redis }) =>
      createEventBus({
        ...{ connectionString, db: pools.db, log: { warn() {} } },
        outbox: redis && { redis, secrets: dependencies.secrets },
      }),
    ),
  );
  while (hasOutbox && buses.some((bus) => bus.source() !== 'relayed')) await buses[0]?.check();
  const received = new Map<number, number[]>();
  buses[1]?.subscribe((event) => {
    if (event.kind !== 'listing') return;
    for (const id of event.job_ids) received.set(id, [...(received.get(id) ?? []), performance.now()]);
  });
  const committed = await commitRows(opened[0]?.pools as Pools, way !== 'no events', first);
  // An event arrives before all later ones of the same process.
  await buses[1]?.check();
  await buses[1]?.check();
  const times = [...committed].flatMap(([id, at]) => (received.get(id) ?? []).map((time) => time - at));
  const isWhole = way === 'no events' || [...committed.keys()].every((id) => received.get(id)?.length === 1);
  if (!isWhole) process.exitCode = 1;
  const arrival =
    way === 'no events' ? '' : `, arrived after ${show(times)}${isWhole ? '' : ', NOT EACH ONCE'}`;
  print(`${way}: ${(committed.size / seconds).toFixed(0)} commits a second${arrival}`);
  await Promise.all(buses.map((bus) => bus.stop()));
  for (const { pools, redis } of opened) {
    redis?.close();
    await pools.close();
  }
  return committed.size;
}

const redis = existsSync(redisProgram) ? await startRedis() : null;
if (redis === null) print(`The outbox is not measured: there is no ${redisProgram}.`);
const ways: Way[] = redis === null ? ['no events', 'NOTIFY'] : ['no events', 'NOTIFY', 'outbox and Redis'];
let next = 1;
for (let round = 0; round < rounds; round += 1)
  for (const way of ways) next += await bench(way, redis?.url ?? null, next);
await redis?.kill();
await site.close();
