import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { anS3Bucket } from '@jobharbor/shared/testing/s3-server';
import { expect, it, onTestFinished } from 'vitest';
import { publish } from '../operations/live-set.ts';
import { prepareSet } from '../operations/operations.ts';
import { releaseStoreOn } from '../store/create-release-store.ts';
import { createS3Objects } from '../store/s3-objects.ts';
import { createS3Storage } from '../store/s3-storage.ts';
import { aToken, operator } from '../testing/a-gateway.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { anApi } from '../testing/an-api.ts';

const program = join(import.meta.dirname, 'gateway.ts');
const frame = `export const renderFrame = () => ({ before: '<div id="jh-outlet">', after: '</div>', title: null });`;
const path = '/en/ph/mfe-a';
const changes = 4;
/** Minimum number of requests of the load test. */
const minPages = 100;
/** Milliseconds that each client pauses after each page. */
const pauseMs = 25;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'machine-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An API whose call `/api/slow` is answered on demand. */
async function aSlowApi() {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>();
  const { url } = await anApi((request, response) => {
    if (request.url === '/api/slow') resolve(response);
    else response.end('{}');
  });
  return { url, asked, answer: async () => (await asked).end('at last') };
}

/** The gateway's program as a process of its own, which the test kills and restarts. */
async function aMachine(env: Record<string, string>, apiUrl: string) {
  const port = await aFreePort();
  const folder = await aFolder();
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('close', resolve));
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => end('SIGKILL'));
  const start = async () => {
    const own = { PORT: String(port), JOBHARBOR_DATA: folder, API_URL: apiUrl };
    const started = spawn(process.execPath, [program], {
      env: { ...process.env, ...env, ...own, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    await new Promise((resolve) => started.stdout.once('data', resolve));
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, start, end };
}

/** Errors of requests that a machine accepted and did not answer completely. */
const brokenOff: string[] = [];

/** Emulates a load balancer: skips a machine that does not accept connections. Null: none did. */
async function ask(urls: readonly string[], path: string, init: RequestInit = {}) {
  for (const url of urls) {
    const headers = { ...init.headers, connection: 'close' };
    const failed = (error: Error & { cause?: { code?: string } }) => {
      if (error.cause?.code !== 'ECONNREFUSED')
        brokenOff.push(`${path}: ${error.message} ${error.cause?.code}`);
      return null;
    };
    const answer = await fetch(url + path, { ...init, headers, redirect: 'manual' }).catch(failed);
    const text = await answer?.text().catch(failed);
    if (answer && typeof text === 'string') return { status: answer.status, text };
  }
  return null;
}

/** Clients that ask for pages until `end`, which resolves with the wrong answers: another status, or a set not of `known`. */
function startLoad(urls: readonly string[], known: ReadonlySet<string | undefined>) {
  const bad: unknown[] = [];
  let pages = 0;
  let turn = 0;
  const load = async () => {
    turn += 1;
    const answer = await ask(turn % 2 === 0 ? urls : urls.toReversed(), path);
    pages += 1;
    const set = /"schema":"[^"]*","set":"([^"]*)"/.exec(answer?.text ?? '')?.[1];
    if (answer?.status !== 200 || !known.has(set)) bad.push([answer?.status, set]);
  };
  let isOver = false;
  // Clients pause, or their load would slow the start of the gateways.
  const clients = Array.from({ length: 3 }, async () => {
    while (!isOver || pages <= minPages) {
      await load();
      await delay(pauseMs);
    }
  });
  const end = async () => {
    isOver = true;
    await Promise.all(clients);
    return bad;
  };
  onTestFinished(async () => {
    await end();
  });
  return { end };
}

it('two gateways with one bucket, killed and restarted under load, answer every page and lose no change, nor make one twice; one that is upgraded breaks off nothing', {
  timeout: 240_000,
}, async () => {
  const { bucket, client, env } = await anS3Bucket({ isConditional: true });
  const store = releaseStoreOn(createS3Storage(createS3Objects(bucket, 'site', client), await aFolder()));
  await addValidRelease(store, { name: 'shell', server: frame });
  for (let version = 0; version <= changes; version += 1)
    await addValidRelease(store, { version: String(version) });
  await publish(store, { shell: '1', 'mfe-a': '0' }, 'first');
  const sets: string[] = [];
  for (let version = 1; version <= changes; version += 1)
    sets.push(
      (await prepareSet(store, operator, { versions: { 'mfe-a': String(version) }, reason: 'next' })).id,
    );
  const token = await aToken(store, ['operator']);
  const api = await aSlowApi();
  const own = { ...env, RELEASE_STORE: `s3://${bucket}/site`, JOBHARBOR_PLATFORM_KEY: 'a'.repeat(64) };
  const machines = await Promise.all([aMachine(own, api.url), aMachine(own, api.url)]);
  const urls = machines.map(({ url }) => url);

  const load = startLoad(urls, new Set([(await store.readLive())?.set, ...sets]));

  const acknowledged: string[] = [];
  const promote = async (set: string, at: number) => {
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ set, reason: `change ${at}` }),
    };
    const answer = await ask(at % 2 === 0 ? urls : urls.toReversed(), '/platform/api/promote', init);
    if (answer?.status === 200) acknowledged.push(set);
    // The killed gateway had moved the pointer without answering.
    else expect([answer?.status, (await store.readLive())?.set]).toEqual([409, set]);
  };
  /** When the machine accepts no more connections. */
  const answerLate = async () => {
    const refused = () =>
      fetch(`${urls[1]}/health`, { headers: { connection: 'close' } }).catch((error) => error.cause?.code);
    await expect.poll(refused, { interval: 20 }).toBe('ECONNREFUSED');
    await api.answer();
  };
  for (const [at, set] of sets.entries()) {
    const machine = machines[Math.floor(at / 2) % 2];
    const isKilled = at % 2 === 1;
    // Stops the last one gracefully, as for an upgrade.
    const isUpgraded = at === changes - 1;
    const signal = isUpgraded ? 'SIGTERM' : 'SIGKILL';
    if (isUpgraded) brokenOff.length = 0;
    const inHand = isUpgraded && ask([urls[1] ?? ''], '/api/slow');
    if (inHand) await api.asked;
    await Promise.all([
      isKilled ? machine?.end(signal) : undefined,
      promote(set, at),
      inHand && answerLate(),
    ]);
    if (inHand) expect(await inHand).toEqual({ status: 200, text: 'at last' });
    if (isKilled) await machine?.start();
  }
  await expect
    .poll(
      async () =>
        (await Promise.all(urls.map((url) => ask([url], path)))).every((one) =>
          one?.text.includes(`"set":"${sets.at(-1)}"`),
        ),
      { timeout: 10_000 },
    )
    .toBe(true);

  expect(await load.end()).toEqual([]);
  expect(brokenOff).toEqual([]);
  expect(acknowledged).toContain(sets.at(-1));
  expect((await store.liveHistory()).map(({ set }) => set).slice(1)).toEqual(sets);
  const logged = (await store.log.read())
    .filter(({ action }) => action === 'promote')
    .map(({ to_set }) => to_set);
  expect(logged.filter((set, index) => logged.indexOf(set) !== index)).toEqual([]);
  expect(acknowledged.filter((set) => !logged.includes(set))).toEqual([]);
  expect((await store.log.check()).problems).toEqual([]);
});
