import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTrialReader } from '../canary/trial-sums.ts';
import { createErrorStore } from '../errors/error-store.ts';
import { createHealthStore } from '../health/health-store.ts';
import { tryGateLock } from '../operations/gate-lock.ts';
import { logUnlogged } from '../operations/log-unlogged.ts';
import { prepareSet, publishRelease, startCanary } from '../operations/operations.ts';
import { aGateway, aToken, operator } from '../testing/a-gateway.ts';
import { aPage, beacon, fact, flushed, readPlatform, sendReport } from '../testing/a-reporting-site.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { onlyCanary, storeFacts } from '../testing/canaries.ts';
import type { ReleaseStore } from './release-store.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** A site with a document of each kind: figures, errors, a support code, a canary, a pin, flags, log, an announced change. */
async function aUsedStore(): Promise<ReleaseStore> {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  const app = await aGateway(store);
  const crash = { ...fact, event: 'crashed', rung: 'card', text: 'planted', support_code: 'ABCD2345' };
  await sendReport(app, beacon(await aPage(app), { ...fact, event: 'visit' }, crash));
  await flushed();
  await addRelease(store, { name: 'mfe-a', version: '2', paths: ['/jobs'] });
  const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'a trial' });
  const threshold = { minimum_visits: 20, tolerance: 0.02 };
  await startCanary(store, operator, { set: id, share: 0.5, countries: [], threshold, reason: 'a trial' });
  await store.pins.add({ set: id, reason: 'kept', by: 'operator', at: 1 });
  await store.moveFlags(null, { flags: {}, changed_at: 1, changed_by: 'operator' });
  await tryGateLock(store.storage, 'a', async () => 1);
  await store.storage.write('unlogged/1-a.json', '{}');
  return store;
}

/** Keys of all files below a folder. */
async function filesBelow({ storage }: Pick<ReleaseStore, 'storage'>, folder: string): Promise<string[]> {
  const names = await storage.list(folder);
  const files = names.filter((name) => name.includes('.json'));
  const folders = names.filter((name) => !name.includes('.'));
  const below = await Promise.all(folders.map((name) => filesBelow({ storage }, `${folder}/${name}`)));
  return [...files.map((name) => `${folder}/${name}`), ...below.flat()];
}
/** Without the live pointer, releases and sets, whose damage has tests of its own, and the log, whose chain is checked. */
const folders = ['canary', 'pins', 'flags', 'health', 'machines', 'gate-turns', 'unlogged'];

it.each<[string, (path: string) => Promise<void>]>([
  ['empty', (path) => truncate(path, 0)],
  ['cut short', (path) => truncate(path, 12)],
  ['of another form', (path) => writeFile(path, '[null]')],
])(
  'files of each kind that are %s cost neither pages, nor lists, nor the next publish',
  async (_how, spoil) => {
    const store = await aUsedStore();
    const canary = await onlyCanary(store);
    const spoilt = (await Promise.all(folders.map((folder) => filesBelow(store, folder)))).flat();
    for (const kind of [...folders, 'health/errors', 'health/support'])
      expect(spoilt.some((key) => key.startsWith(`${kind}/`))).toBe(true);
    for (const key of spoilt) await spoil(join(store.folder, key));

    // Without its figures the canary's watch would stop nothing. Before a gateway adds the figures of a visit.
    if (canary)
      expect([...(await createTrialReader(createHealthStore(store.storage))(canary)).keys()]).toEqual([]);
    const app = await aGateway(store);
    expect((await app.inject({ url: '/en/ph/jobs' })).body).toContain('<header>frame');
    const token = await aToken(store, ['read']);
    for (const list of ['status', 'sets', 'health', 'errors', 'flags', 'machines', 'log', 'log/check'])
      expect([list, (await readPlatform(app, token, list)).statusCode]).toEqual([list, 200]);
    expect((await readPlatform(app, token, 'support/ABCD2345')).statusCode).toBe(404);

    expect(await tryGateLock(store.storage, 'a', async () => 'mine')).toEqual({ result: 'mine' });
    expect(await logUnlogged(store)).toBe(0);
    const now = Math.floor(Date.now() / 1_000);
    expect(await createErrorStore(store.storage).read(now - 3_600, now + 60)).toEqual([]);
    await addRelease(store, { name: 'mfe-a', version: '3', paths: ['/jobs'] });
    const input = { versions: { 'mfe-a': '3' }, reason: 'after the damage', force: true };
    expect((await publishRelease(store, operator, input, storeFacts)).members['mfe-a']).toBe('3');
  },
);
