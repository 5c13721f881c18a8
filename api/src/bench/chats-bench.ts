import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import { addJob } from '../testing/people/recruiter.ts';
import { type ApiProcess, freePort, startApiProcess } from '../testing/servers/api-process.ts';
import { startRedis } from '../testing/servers/redis-server.ts';
import { addChats, type Side } from './add-chats.ts';
import { asTestApi, openBenchSite } from './bench-site.ts';
import { type ChatClient, openChatClient } from './chat-client.ts';
import { processorSeconds, residentBytes, treeSeconds } from './process-times.ts';
import { percentile, print, show } from './times.ts';

/**
 * Open sockets on API processes, with messages at a fixed rate: `pnpm bench chats [--sockets 5000] [--rate 200]
 * [--seconds 30] [--only one] [--redis]`. First on one process: time from sending until the other side has the message,
 * memory a socket, and processor time a message. Then on two, of which one is killed and started again. With `--redis`
 * their events go through the outbox. Fails if a message is lost, stored twice, out of order, or acknowledged and not stored.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    only: { type: 'string', default: 'all' },
    redis: { type: 'boolean', default: false },
  },
});
const [sockets, rate, seconds] = [values.sockets, values.rate, values.seconds].map(Number) as [
  number,
  number,
  number,
];

/** Sends at fixed times, whether or not earlier messages have arrived; returns the keys. */
async function sendAtRate(clients: readonly ChatClient[], turn: string): Promise<string[]> {
  const keys: string[] = [];
  const start = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = start + (index * 1_000) / rate - performance.now();
    if (wait > 0) await delay(wait);
    const key = `bench-${turn}-${String(index).padStart(8, '0')}`;
    clients[(index * 7919) % clients.length]?.say(key);
    keys.push(key);
  }
  return keys;
}

/** Waits until all messages have arrived, for at most 60 s. */
async function arrived(
  clients: readonly ChatClient[],
  keys: readonly string[],
): Promise<Map<string, number>> {
  const collect = () => new Map(clients.flatMap(({ received }) => [...received]));
  for (let turn = 0; turn < 600; turn += 1) {
    const found = collect();
    if (keys.every((key) => found.has(key))) return found;
    await delay(100);
  }
  return collect();
}

/** What is stored of a turn. `swapped`: messages of one sender whose ids are not in the order of sending. */
async function findStored(db: Db, turn: string) {
  const { rows } = await sql<{ stored: number; keys: number; swapped: number }>`
    select count(*)::int as stored, count(distinct client_key)::int as keys,
      count(*) filter (where client_key < before)::int as swapped
    from (select client_key, lag(client_key) over (partition by chat_id, sender order by id) as before
      from messages where client_key like ${`bench-${turn}-%`}) as sent`.execute(db);
  return rows[0] ?? { stored: 0, keys: 0, swapped: 0 };
}

async function report(db: Db, turn: string, clients: ChatClient[], keys: string[]): Promise<void> {
  const found = await arrived(clients, keys);
  const times = keys.flatMap((key) => found.get(key) ?? []);
  const { stored, keys: known, swapped } = await findStored(db, turn);
  const count = (of: (client: ChatClient) => number) => clients.reduce((sum, one) => sum + of(one), 0);
  const [shownTwice, acknowledged] = [count((one) => one.shownTwice), count((one) => one.acknowledged)];
  print(
    `${turn}: ${keys.length} sent, ${acknowledged} acknowledged, ${times.length} arrived at the other side`,
  );
  print(
    `${turn}: ${stored} stored, ${known} of them different, ${swapped} out of order, ${shownTwice} shown twice`,
  );
  print(`${turn}: from sending until the other side has it: ${show(times)}`);
  const isWhole = [times.length, stored, known, acknowledged].every((one) => one === keys.length);
  if (!isWhole || shownTwice + swapped > 0) process.exitCode = 1;
}

/** Prints the processor time a message of the API processes, of the database and of this program while `work` runs. */
async function withProcessorTimes<Result>(
  { apis, database, turn }: { apis: readonly ApiProcess[]; database: number; turn: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const read = () =>
    Promise.all([
      Promise.all(apis.map(({ pid }) => processorSeconds(pid))).then((each) => each.reduce((a, b) => a + b)),
      treeSeconds(database),
      processorSeconds(process.pid),
    ]);
  const before = await read();
  const start = performance.now();
  const result = await work();
  const wall = (performance.now() - start) / 1_000;
  const after = await read();
  const [api, db, own] = after.map((now, index) => ((now - (before[index] ?? 0)) * 1_000) / (rate * seconds));
  const show = (time = 0) => `${time.toFixed(2)} ms`;
  print(`${turn}: ${((rate * seconds) / wall).toFixed(0)} messages a second in ${wall.toFixed(0)} s`);
  print(
    `${turn}: processor time a message: API ${show(api)}, database ${show(db)}, this program ${show(own)}`,
  );
  return result;
}

const site = await openBenchSite();
const { db } = site.dependencies;
const folder = await mkdtemp(join(tmpdir(), 'jobharbor-chats-'));
const redis = values.redis ? await startRedis() : null;
const env = {
  ...(redis && { REDIS_URL: redis.url }),
  ...{ JOBHARBOR_DATA: folder, DATABASE_URL: site.connectionString },
  ...{ REQUESTS_PER_MINUTE: '1000000', TRUSTED_PROXIES: 'loopback' },
};
const start = (port: number) => startApiProcess({ ...env, API_PORT: String(port) }, 'ignore');
const connect = (sides: readonly Side[], urlOf: (index: number) => string) =>
  Promise.all(
    sides.map(async (side, index) => {
      // Not all handshakes in one moment.
      await delay(index * 4);
      const address = `10.0.${(index >> 6) & 255}.${index & 63}`;
      return openChatClient({ ...side, address, url: () => urlOf(index) });
    }),
  );

async function benchOne(one: ApiProcess, sides: Side[], database: number): Promise<void> {
  await delay(2_000);
  const before = await residentBytes(one.pid);
  const clients = await connect(sides, () => one.url);
  const opened = await residentBytes(one.pid);
  const aSocket = ((opened - before) / sockets / 1024).toFixed(1);
  print(`Memory: ${(before / 2 ** 20).toFixed(0)} MB without sockets, ${aSocket} KB a socket`);
  await withProcessorTimes({ apis: [one], database, turn: 'one' }, async () =>
    report(db, 'one', clients, await sendAtRate(clients, 'one')),
  );
  print(`Memory after that: ${((await residentBytes(one.pid)) / 2 ** 20).toFixed(0)} MB`);
  for (const client of clients) client.close();
  await delay(2_000);
}

/** Kills the second process in a third of the time, and starts it again. */
async function benchTwo(one: ApiProcess, sides: Side[]): Promise<void> {
  const port = await freePort();
  let other = await start(port);
  const clients = await connect(sides, (index) => (index % 4 < 2 ? one.url : other.url));
  const sending = sendAtRate(clients, 'two');
  await delay((seconds * 1_000) / 3);
  await other.kill();
  const killed = performance.now();
  other = await start(port);
  const back = ((performance.now() - killed) / 1_000).toFixed(1);
  print(`two: a process was killed, and serves again after ${back} s`);
  await report(db, 'two', clients, await sending);
  const gaps = clients.map(({ gapMs }) => gapMs());
  print(`two: the longest gap of a client was ${percentile(gaps, 1).toFixed(0)} ms`);
  for (const client of clients) client.close();
  await other.stop();
}

try {
  const sides = (await addChats(db, await addJob(asTestApi(site)), sockets / 2)).flat();
  print(
    `${availableParallelism()} processors, ${sockets} sockets, ${rate} messages a second for ${seconds} s`,
  );
  // The processes have keys of their own, and no secret is stored yet.
  await sql`delete from secret_key_checks`.execute(db);
  const database = Number(
    (await readFile(join(site.dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const one = await start(await freePort());
  if (values.only !== 'two') await benchOne(one, sides, database);
  if (values.only !== 'one') await benchTwo(one, sides);
  await one.stop();
} finally {
  await redis?.kill();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
