import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import { createSession } from '../session/session-repository.ts';
import { addJob } from '../testing/people/recruiter.ts';
import { type ApiProcess, freePort, startApiProcess } from '../testing/servers/api-process.ts';
import { asTestApi, openBenchSite } from './bench-site.ts';
import { type ChatClient, openChatClient } from './chat-client.ts';
import { percentile, print, show } from './times.ts';

/**
 * Open sockets on API processes, with messages at a fixed rate: `pnpm bench chats [--sockets 5000] [--rate 200]
 * [--seconds 30]`. First on one process: time from sending until the other side has the message, and memory a socket. Then on
 * two, of which one is killed and started again. Fails if a message is lost or stored twice.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
  },
});
const [sockets, rate, seconds] = [values.sockets, values.rate, values.seconds].map(Number) as [
  number,
  number,
  number,
];

interface Side {
  accountId: number;
  chatId: number;
  token: string;
}

/** Chats between a person and a recruiter each, without the cost of their sign-ups. */
async function addChats(db: Db, jobId: number, count: number): Promise<[Side, Side][]> {
  const add = async (role: 'jobseeker' | 'recruiter') =>
    (
      await db
        .insertInto('accounts')
        .values(Array.from({ length: count }, () => ({ role, first_name: 'Bench', country_key: 'ph' })))
        .returning('id')
        .execute()
    ).map(({ id }) => id);
  const [people, recruiters] = [await add('jobseeker'), await add('recruiter')];
  await sql`
    insert into recruiters (account_id, company_id)
    select id, (select company_id from jobs where id = ${jobId}) from unnest(${recruiters}::bigint[]) as id`.execute(
    db,
  );
  // Without a second factor a recruiter may do nothing.
  await sql`
    insert into two_factors (account_id, secret, confirmed_at, created_at)
    select id, 'none', now(), now() from unnest(${recruiters}::bigint[]) as id`.execute(db);
  const applications = await sql<{ id: number }>`
    insert into applications (account_id, job_id, recruiter_id, first_message, screening_answers, source, applied_at)
    select person, ${jobId}, recruiter, '', '[]', 'web', now()
    from unnest(${people}::bigint[], ${recruiters}::bigint[]) as pair (person, recruiter)
    returning id`.execute(db);
  const chats = await sql<{ id: number }>`
    insert into chats (application_id, jobseeker_id, recruiter_id, updated_at)
    select id, account_id, recruiter_id, now() from applications
    where id = any(${applications.rows.map(({ id }) => id)}::bigint[]) order by id
    returning id, jobseeker_id, recruiter_id`.execute(db);
  const side = async (accountId: number, chatId: number): Promise<Side> => ({
    ...{ accountId, chatId },
    token: (await createSession(db, accountId, { now: new Date(), userAgent: null })).token,
  });
  const pairs: [Side, Side][] = [];
  for (const row of chats.rows as { id: number; jobseeker_id: number; recruiter_id: number }[])
    pairs.push([await side(row.jobseeker_id, row.id), await side(row.recruiter_id, row.id)]);
  return pairs;
}

/** Resident memory in bytes (Linux). */
const memoryOf = async ({ pid }: ApiProcess): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Sends at fixed times, whether or not earlier messages have arrived; returns the keys. */
async function sendAtRate(clients: readonly ChatClient[], turn: string): Promise<string[]> {
  const keys: string[] = [];
  const start = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = start + (index * 1_000) / rate - performance.now();
    if (wait > 0) await delay(wait);
    const key = `bench-${turn}-${index}`;
    clients[(index * 7919) % clients.length]?.say(key);
    keys.push(key);
  }
  return keys;
}

/** Waits until all messages have arrived, for at most 30 s. */
async function arrived(
  clients: readonly ChatClient[],
  keys: readonly string[],
): Promise<Map<string, number>> {
  const collect = () => new Map(clients.flatMap(({ received }) => [...received]));
  for (let turn = 0; turn < 300; turn += 1) {
    const found = collect();
    if (keys.every((key) => found.has(key))) return found;
    await delay(100);
  }
  return collect();
}

async function report(db: Db, turn: string, clients: ChatClient[], keys: string[]): Promise<void> {
  const found = await arrived(clients, keys);
  const times = keys.flatMap((key) => found.get(key) ?? []);
  const { rows } = await sql<{ stored: number; keys: number }>`
    select count(*)::int as stored, count(distinct client_key)::int as keys from messages
    where client_key like ${`bench-${turn}-%`}`.execute(db);
  const [{ stored, keys: known } = { stored: 0, keys: 0 }] = rows;
  const shownTwice = clients.reduce((sum, { shownTwice }) => sum + shownTwice, 0);
  print(
    `${turn}: ${keys.length} sent, ${times.length} arrived, ${stored} stored, ${known} of them different`,
  );
  print(`${turn}: shown twice ${shownTwice}; from sending until the other side has it: ${show(times)}`);
  if (times.length !== keys.length || stored !== keys.length || known !== keys.length || shownTwice > 0)
    process.exitCode = 1;
}

const site = await openBenchSite();
const { db } = site.dependencies;
const folder = await mkdtemp(join(tmpdir(), 'jobharbor-chats-'));
const env = {
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
try {
  const sides = (await addChats(db, await addJob(asTestApi(site)), sockets / 2)).flat();
  print(
    `${availableParallelism()} processors, ${sockets} sockets, ${rate} messages a second for ${seconds} s`,
  );
  // The processes have keys of their own, and no secret is stored yet.
  await sql`delete from secret_key_checks`.execute(db);
  const [port, otherPort] = [await freePort(), await freePort()];
  const one = await start(port);
  await delay(2_000);
  const before = await memoryOf(one);
  const clients = await connect(sides, () => one.url);
  const opened = await memoryOf(one);
  print(
    `Memory: ${(before / 2 ** 20).toFixed(0)} MB without sockets, ${((opened - before) / sockets / 1024).toFixed(1)} KB a socket`,
  );
  await report(db, 'one', clients, await sendAtRate(clients, 'one'));
  print(`Memory after that: ${((await memoryOf(one)) / 2 ** 20).toFixed(0)} MB`);
  for (const client of clients) client.close();
  await delay(2_000);

  let other = await start(otherPort);
  const both = await connect(sides, (index) => (index % 4 < 2 ? one.url : other.url));
  const sending = sendAtRate(both, 'two');
  await delay((seconds * 1_000) / 3);
  await other.kill();
  const killed = performance.now();
  other = await start(otherPort);
  print(
    `two: a process was killed, and serves again after ${((performance.now() - killed) / 1_000).toFixed(1)} s`,
  );
  await report(db, 'two', both, await sending);
  print(
    `two: the longest gap of a client was ${percentile(
      both.map(({ gapMs }) => gapMs()),
      1,
    ).toFixed(0)} ms`,
  );
  for (const client of both) client.close();
  await Promise.all([one.stop(), other.stop()]);
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
