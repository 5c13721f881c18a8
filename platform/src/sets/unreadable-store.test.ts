import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '../operations/live-set.ts';
import { prepareSet, promote, publishRelease, rollBack } from '../operations/operations.ts';
import { createReleaseStore } from '../store/create-release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aToken, operator, setOfPage } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { storeFacts } from '../testing/canaries.ts';

const draws = (text: string) =>
  `export const render = async () => ({ html: '${text}', head: null, state: null, status: 200 });`;
const jobs = (version: string) => ({
  name: 'mfe-a',
  version,
  paths: ['/jobs'],
  server: draws(`jobs ${version}`),
});

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'error').mockImplementation((text) => void told.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

/** Two versions of a remote, the second live, beside a remote that never changed. */
async function aStore(): Promise<ReleaseStore> {
  const store = await aLiveStore(jobs('1'), { name: 'mfe-b', paths: ['/chat'], server: draws('chat') });
  await addRelease(store, jobs('2'));
  await publish(store, { 'mfe-a': '2' }, 'another');
  return store;
}
const bodyAt = async (store: ReleaseStore, path: string) =>
  (await (await aGateway(store)).inject({ url: `/en/ph${path}` })).body;

describe('a file of the store that cannot be read', () => {
  it.each([
    ['is empty', (path: string) => truncate(path, 0)],
    ['is cut short', (path: string) => truncate(path, 40)],
    ['is of another form', (path: string) => writeFile(path, '{"name":"mfe-a"}')],
  ])('costs a release only itself when it %s: the version before is served', async (_how, spoil) => {
    const store = await aStore();
    await spoil(join(store.folder, 'mfe-a/2/release.json'));
    expect(await bodyAt(store, '/jobs')).toContain('jobs 1');
    expect(await bodyAt(store, '/chat')).toContain('chat');
    expect(told.join()).toContain('mfe-a/2/release.json of the release store cannot be read');
  });

  it('costs a remote that had no version before only its own pages', async () => {
    const store = await aStore();
    await writeFile(join(store.folder, 'mfe-b/1/release.json'), '{');
    const app = await aGateway(store);
    expect((await app.inject({ url: '/en/ph/jobs' })).body).toContain('jobs 2');
    expect((await app.inject({ url: '/en/ph/chat' })).statusCode).toBe(404);
  });

  it('leaves the set before it to visitors when it is the newest pointer, and the next publish goes through', async () => {
    const store = await aStore();
    const { set, revision } = (await store.readLive()) ?? {};
    const first = (await store.readSet(set ?? '')).id;
    await mkdir(join(store.folder, 'live'), { recursive: true });
    await writeFile(
      join(store.folder, `live/${String((revision ?? 0) + 1).padStart(9, '0')}.json`),
      '{"set":',
    );
    const app = await aGateway(store);
    expect(setOfPage(await app.inject({ url: '/en/ph/jobs' }))).toBe(first);
    await addRelease(store, jobs('3'));
    await publish(store, { 'mfe-a': '3' }, 'after the damage');
    await expect.poll(async () => (await app.inject({ url: '/en/ph/jobs' })).body).toContain('jobs 3');
  });

  describe('leaves the site open when it is every pointer', () => {
    const reason = 'a test';
    const releaseJobs = async (store: ReleaseStore, version: string, isForCanary = false) => {
      await addRelease(store, jobs(version));
      const input = { versions: { 'mfe-a': version }, reason, force: true, isForCanary };
      return (await publishRelease(store, operator, input, storeFacts)).id;
    };
    async function spoilPointers(store: ReleaseStore, spoil: (path: string) => Promise<unknown>) {
      const folder = join(store.folder, 'live');
      for (const name of await readdir(folder)) await spoil(join(folder, name));
      // A gateway that starts: a running one knows its pointer.
      return createReleaseStore(store.folder);
    }

    it.each([
      ['empty', (path: string) => truncate(path, 0)],
      ['of another form', (path: string) => writeFile(path, '{"set":7}')],
      ['a folder', (path: string) => rm(path).then(() => mkdir(path))],
    ])('and %s: with the set that the log made live last, which it says', async (_how, spoil) => {
      const store = await aStore();
      const third = await releaseJobs(store, '3');
      await releaseJobs(store, '4', true);
      const spoilt = await spoilPointers(store, spoil);
      const app = await aGateway(spoilt);
      const page = await app.inject({ url: '/en/ph/jobs' });
      expect([setOfPage(page), page.body.includes('jobs 3')]).toEqual([third, true]);
      expect(told.join()).toContain(`Set ${third} is served, the last that the log made live`);
      expect(await releaseJobs(spoilt, '5')).toBe((await createReleaseStore(store.folder).readLive())?.set);
    });

    it('after promotions and roll-backs too, and the next roll-back finds the set before', async () => {
      const store = await aStore();
      const third = await releaseJobs(store, '3');
      await addRelease(store, jobs('4'));
      const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '4' }, reason });
      await promote(store, operator, { set: id, reason, force: true }, storeFacts);
      const empty = (path: string) => truncate(path, 0);
      const promoted = await spoilPointers(store, empty);
      expect((await promoted.readLive())?.set).toBe(id);
      await rollBack(promoted, operator, { reason });
      const rolledBack = await spoilPointers(store, empty);
      expect((await rolledBack.readLive())?.set).toBe(third);
    });

    it('but not when the log names none, and says which files cannot be read', async () => {
      const store = await spoilPointers(await aStore(), (path) => truncate(path, 0));
      await expect(store.readLive()).rejects.toThrow('None of the 2 files of live');
    });
  });

  it('names the file of a set', async () => {
    const store = await aStore();
    const { set } = (await store.readLive()) ?? {};
    await truncate(join(store.folder, `sets/${set}.json`), 9);
    await expect(publish(store, { 'mfe-a': '1' }, 'a test')).rejects.toThrow(
      `sets/${set}.json of the release store`,
    );
  });

  it('costs the lists of sets, pins and tokens only its own line', async () => {
    const store = await aStore();
    const token = await aToken(store, ['read']);
    await writeFile(join(store.folder, 'sets/0000000000.json'), 'no JSON');
    await writeFile(join(store.folder, 'tokens/broken.json'), '');
    const app = await aGateway(store);
    const answer = await app.inject({
      url: '/platform/api/sets',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect((await store.listSets()).length).toBe(2);
  });
});
