import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anS3Bucket } from '@jobharbor/shared/testing/s3-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publish, rollBack } from '../operations/live-set.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { createReleaseStore, releaseStoreOn } from './create-release-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { createS3Objects } from './s3-objects.ts';
import { createS3Storage } from './s3-storage.ts';

/** Opens the same store repeatedly, as several processes or machines do. */
type Open = () => Promise<ReleaseStore>;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'release-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function inFolder(): Promise<Open> {
  const folder = await aFolder();
  return async () => createReleaseStore(folder);
}

async function inBucket(): Promise<Open> {
  const { bucket, client } = await anS3Bucket({ isConditional: true });
  return async () =>
    releaseStoreOn(createS3Storage(createS3Objects(bucket, 'site/a', client), await aFolder()));
}

describe.each([
  ['a folder', inFolder],
  ['a bucket with conditional writes', inBucket],
])('a release store in %s', { timeout: 60_000 }, (_where, aStore) => {
  it('gives a release on another machine as it was made, and only that one', async () => {
    const open = await aStore();
    const made = await addValidRelease(await open(), { files: { 'deep/er/a.js': 'a()' } });
    const other = await open();
    expect(await other.readRelease('mfe-a', '1')).toEqual(made);
    expect(await other.versionsOf('mfe-a')).toEqual(['1']);
    expect(await other.listPackages()).toEqual(['mfe-a']);
    const folder = await other.openRelease('mfe-a', '1');
    expect(await readFile(join(folder ?? '', 'client/deep/er/a.js'), 'utf8')).toBe('a()');
    expect(await other.openRelease('mfe-a', '2')).toBeNull();
    expect(await other.hasRelease('mfe-a', '2')).toBe(false);
    await expect(other.readRelease('../etc', '1')).rejects.toThrow('no name');
  });

  it('keeps a release as it was first made', async () => {
    const open = await aStore();
    await addValidRelease(await open(), { contract: { team: 'first' } });
    await addValidRelease(await open(), { contract: { team: 'second' } });
    expect((await (await open()).readRelease('mfe-a', '1')).team).toBe('first');
  });

  it('loses none of many teams that publish at the same moment from different machines', async () => {
    const open = await aStore();
    const teams = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `mfe-${letter}`);
    const first = await open();
    for (const name of ['shell', ...teams]) await addValidRelease(first, { name });
    await publish(first, { shell: '1' }, 'first');
    await Promise.all(teams.map(async (name) => publish(await open(), { [name]: '1' }, name)));
    const last = await open();
    const live = await last.readLive();
    const { members } = await last.readSet(live?.set ?? '');
    expect(Object.keys(members).sort()).toEqual([...teams, 'shell'].sort());
    expect(live?.revision).toBe(teams.length + 1);
    expect((await last.liveHistory()).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('tells the second of two who move the pointer from the same place', async () => {
    const store = await (await aStore())();
    const to = (set: string) => ({ set, since: 1, previous: [] });
    const results = await Promise.all(['a', 'b', 'c'].map((set) => store.moveLive(null, to(set))));
    expect(results.filter(Boolean)).toHaveLength(1);
    const winner = ['a', 'b', 'c'][results.indexOf(true)];
    expect((await store.readLive())?.set).toBe(winner);
    expect(await store.moveLive(null, to('late'))).toBe(false);
    expect(await store.moveLive(await store.readLive(), to('next'))).toBe(true);
  });

  it('numbers what is appended to the log without a gap, whoever appends', async () => {
    const open = await aStore();
    const entry = {
      at: 1,
      by: 'a',
      team: 'a',
      action: 'pin',
      reason: 'b',
      from_set: null,
      to_set: 's',
      detail: {},
    } as const;
    await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        (await open()).log.append({ ...entry, reason: `${index}` }),
      ),
    );
    const entries = await (await open()).log.read();
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(entries.map(({ reason }) => reason).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect((await (await open()).log.read({ after: 3, limit: 2 })).map(({ seq }) => seq)).toEqual([7, 8]);
  });

  it('goes back, keeps pins and tokens, and forgets what is removed', async () => {
    const open = await aStore();
    const store = await open();
    for (const version of ['1', '2']) await addValidRelease(store, { name: 'shell', version });
    const first = await publish(store, { shell: '1' }, 'first');
    await publish(store, { shell: '2' }, 'second');
    const other = await open();
    expect(await rollBack(other)).toBe(first.id);
    expect((await store.readLive())?.set).toBe(first.id);
    await store.pins.add({ set: first.id, reason: 'audit', by: 'a', at: 1 });
    expect((await other.pins.list()).map(({ set }) => set)).toEqual([first.id]);
    await other.pins.remove(first.id);
    expect(await store.pins.list()).toEqual([]);
    expect(await store.removeRelease('shell', '2', async () => false)).toBe(false);
    expect(await other.hasRelease('shell', '2')).toBe(true);
    expect(await store.removeRelease('shell', '2', async () => true)).toBe(true);
    expect(await other.hasRelease('shell', '2')).toBe(false);
    expect(await (await open()).openRelease('shell', '2')).toBeNull();
    expect(await other.versionsOf('shell')).toEqual(['1']);
  });
});

it.each([
  ['without conditional writes', { isConditional: false }],
  ['that keeps conditions only of writes one after the other', { isConditional: true, hasWriteRace: true }],
])('a bucket of a server %s is refused before anything is written', async (_name, options) => {
  const { bucket, client } = await anS3Bucket(options);
  const objects = createS3Objects(bucket, 'site/a', client);
  const store = releaseStoreOn(createS3Storage(objects, await aFolder()));
  const to = { set: 'a', since: 1, previous: [] };
  await expect(store.moveLive(null, to)).rejects.toThrow('does not honour conditional writes');
  expect(await objects.keys('', { isDeep: true })).toEqual([]);
});

it('a bucket loses what a writer that died sent of a release, and nothing else', {
  timeout: 30_000,
}, async () => {
  const { bucket, client } = await anS3Bucket({ isConditional: true });
  const objects = createS3Objects(bucket, 'site/a', client);
  const hourMs = 3_600_000;
  /** The bucket as it is an hour after its dead writers stopped. */
  const later = {
    ...objects,
    written: async (prefix: string) =>
      new Map(
        [...(await objects.written(prefix))].map(([key, at]) => [
          key,
          key.includes('/dead/') ? at - hourMs : at,
        ]),
      ),
  };
  const store = releaseStoreOn(createS3Storage(later, await aFolder()));
  await addValidRelease(store);
  await objects.write('health/2026-03-01/12-00.a.json', '{}');
  for (const path of ['client/a.js', 'client/deep/b.js']) await objects.write(`mfe-a/dead/${path}`, 'a()');
  await objects.write('mfe-new/dead/client/a.js', 'a()');
  await objects.write('mfe-a/at-work/client/a.js', 'a()');
  expect(await store.sweep(hourMs / 2)).toBe(2);
  expect(await objects.keys('mfe-a/at-work/', { isDeep: true })).toEqual(['mfe-a/at-work/client/a.js']);
  expect(await objects.keys('mfe-new/', { isDeep: true })).toEqual([]);
  expect(await objects.read('health/2026-03-01/12-00.a.json')).not.toBeNull();
  expect((await objects.keys('mfe-a/1/', { isDeep: true })).length).toBeGreaterThan(10);
});

/** Simulates a disk that accepts the first half only. */
async function* tooMuch(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}

it('leaves no draft of an object that could not be written, as on a full disk', async () => {
  const { folder, storage } = createReleaseStore(await aFolder());
  const half = () => tooMuch() as unknown as Uint8Array;
  await expect(storage.create('log/1.json', half())).rejects.toThrow('no space');
  await expect(storage.write('pins/a.json', half())).rejects.toThrow('no space');
  // A folder exists at the object's path.
  await mkdir(join(folder, 'pins/b.json/c'), { recursive: true });
  await expect(storage.write('pins/b.json', '{}')).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith('.making-'))).toEqual([]);
});
