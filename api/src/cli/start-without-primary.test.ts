import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createPools } from '../database/pools.ts';
import { upsertJobs } from '../intake/job-intake.ts';
import { createSession } from '../session/session-repository.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { startApiProcess } from '../testing/servers/api-process.ts';
import { startReplicatedServer } from '../testing/servers/replicated-server.ts';

let servers: Awaited<ReturnType<typeof startReplicatedServer>>;
let dataFolder: string;
beforeAll(async () => {
  servers = await startReplicatedServer();
  dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-outage-'));
});
afterAll(async () => {
  await servers.close();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Another address of the primary, at which it is away until `open`. */
async function primaryAway() {
  const address = new URL(servers.primary.connectionString);
  const primaryPort = Number(address.port);
  const relay = createServer((client) => {
    const server = connect(primaryPort, address.hostname);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => client.destroy());
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      relay.listen(port, '127.0.0.1', () => resolve((relay.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  await new Promise((resolve) => relay.close(resolve));
  address.port = String(port);
  onTestFinished(() => void relay.close());
  return { connectionString: address.href, open: () => listen(port) };
}

/** What the profile, My Jobs and the chat read. */
const ofAccount = [
  '/api/jobseeker/me',
  '/api/jobseeker/resumes',
  '/api/jobApplication/jobseekers',
  '/api/jobApplication/chats',
  '/api/jobApplication/chats/unread-count',
];

const statusesOf = (paths: readonly string[], ask: (path: string) => Promise<Response>) =>
  Promise.all(paths.map(async (path) => `${path} ${(await ask(path)).status}`));

it('a process that starts without the primary reads, and takes up changes and its other work once that is back', async () => {
  const { db, close } = createPools({ connectionString: servers.primary.connectionString, max: 1 });
  onTestFinished(close);
  await upsertJobs(db, [aJobDraft({ countryKey: 'ph', title: 'Harbour pilot' })]);
  const person = { role: 'jobseeker', first_name: 'Mira', country_key: 'ph' } as const;
  const { id } = await db.insertInto('accounts').values(person).returning('id').executeTakeFirstOrThrow();
  const { token } = await createSession(db, id, { now: new Date(), userAgent: null });
  const { connectionString, open } = await primaryAway();
  const api = await startApiProcess({
    JOBHARBOR_DATA: dataFolder,
    API_PORT: '0',
    DATABASE_URL: connectionString,
    DATABASE_REPLICA_URLS: servers.replica.connectionString,
  });
  onTestFinished(api.stop);
  const ask = (path: string, init?: RequestInit) => fetch(api.url + path, init);
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
  const post = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'country-id': '1' },
    body: JSON.stringify(body),
  });
  const search = await ask('/api/job/search', post({ query: 'pilot' }));
  expect(await search.json()).toMatchObject({ data: { jobs: [{ title: 'Harbour pilot' }] } });
  const ready = async () => (await ask('/internal/ready')).json();
  await expect.poll(ready, { timeout: 30_000 }).toMatchObject({ status: 'ok', writes: 'refused' });
  const asMember = (path: string) => ask(path, { headers: { cookie: `sessionid=${token}` } });
  expect(await (await asMember('/api/auth/session')).json()).toMatchObject({ data: { user: { id } } });
  expect(await statusesOf(ofAccount, asMember)).toEqual(ofAccount.map((path) => `${path} 200`));
  expect([
    await statusOf('/internal/ready/writes'),
    await statusOf('/api/auth/guest/login', post({ guest_role: 'jobseeker' })),
  ]).toEqual([503, 503]);

  await open();
  await expect.poll(() => statusOf('/internal/ready/writes'), { timeout: 30_000 }).toBe(200);
  expect(await statusOf('/api/auth/guest/login', post({ guest_role: 'jobseeker' }))).toBe(200);
  const keys = () => db.selectFrom('secret_key_checks').selectAll().execute();
  await expect.poll(keys, { timeout: 30_000 }).toHaveLength(1);
  const jobs = () =>
    db
      .withSchema('queue')
      .selectFrom('job' as never)
      .selectAll()
      .execute();
  await expect.poll(async () => (await jobs()).length, { timeout: 30_000 }).toBeGreaterThan(3);
}, 90_000);
