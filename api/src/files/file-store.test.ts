import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anS3Bucket } from '@jobharbor/shared/testing/s3-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createBucketStore } from './bucket-store.ts';
import { type FileStore, FilesUnavailableError } from './file-store.ts';
import { createFolderStore, removeDrafts } from './folder-store.ts';
import { moveFiles } from './move-files.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function aBucketStore() {
  const server = await anS3Bucket({ isConditional: false });
  const address = { bucket: server.bucket, prefix: 'uploads' };
  return { ...server, store: createBucketStore(address, server.client) };
}

const keysOf = async (store: FileStore): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key, writtenAt } of store.list()) {
    expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(3_600_000);
    keys.push(key);
  }
  return keys.sort();
};

async function wholeOf(store: FileStore, key: string): Promise<[number, string] | null> {
  const file = await store.open(key);
  return file && [file.size, Buffer.concat(await file.stream.toArray()).toString()];
}

async function textOf(store: FileStore, key: string, start: number, end: number): Promise<string | null> {
  const stream = await store.stream(key, { start, end });
  return stream === null ? null : Buffer.concat(await stream.toArray()).toString();
}

describe.each<[string, () => Promise<FileStore>]>([
  ['a folder', async () => createFolderStore(await aFolder())],
  ['a bucket', async () => (await aBucketStore()).store],
])('files in %s', (_where, open) => {
  it('are read whole and in parts, listed, and gone once they are removed', async () => {
    const store = await open();
    const [first, second] = [await store.save(Buffer.from('a résumé')), await store.save(Buffer.alloc(0))];
    expect((await store.read(first))?.toString()).toBe('a résumé');
    expect(await store.read(second)).toHaveLength(0);
    expect(await wholeOf(store, first)).toEqual([Buffer.byteLength('a résumé'), 'a résumé']);
    expect(await wholeOf(store, second)).toEqual([0, '']);
    expect(await textOf(store, first, 2, 3)).toBe('r\ufffd');
    expect(await keysOf(store)).toEqual([first, second].sort());
    await store.remove(first);
    await store.remove(first);
    for (const read of [store.read(first), wholeOf(store, first), textOf(store, first, 0, 1)])
      expect(await read).toBeNull();
    expect(await keysOf(store)).toEqual([second]);
    await expect(store.read('../../etc/passwd')).rejects.toThrow('Not a key');
  });
});

it('a bucket that is away or missing is no missing file', async () => {
  const { client, store, setUnreachable } = await aBucketStore();
  const key = await store.save(Buffer.from('a résumé'));
  const other = createBucketStore({ bucket: 'no-such-bucket', prefix: '' }, client);
  await expect(other.read(key)).rejects.toThrow('no-such-bucket of FILE_STORE failed');
  setUnreachable(true);
  const calls = [store.read(key), store.remove(key), store.save(Buffer.from('b'))];
  for (const call of await Promise.allSettled(calls))
    expect(call).toMatchObject({ status: 'rejected', reason: expect.any(FilesUnavailableError) });
});

it('moves a folder into a bucket under the same keys', async () => {
  const folder = createFolderStore(await aFolder());
  const { store } = await aBucketStore();
  const keys = [await folder.save(Buffer.from('one')), await folder.save(Buffer.from('two'))];
  expect(await moveFiles(folder, store)).toBe(2);
  expect(await Promise.all(keys.map(async (key) => (await store.read(key))?.toString()))).toEqual([
    'one',
    'two',
  ]);
  expect([await keysOf(folder), await moveFiles(folder, store)]).toEqual([[], 0]);
});

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Bytes of which the disk takes the first half only. */
async function* tooMuch(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}

it('leaves nothing of a file that could not be written', async () => {
  const folder = await aFolder();
  await expect(createFolderStore(folder).save(tooMuch() as unknown as Uint8Array)).rejects.toThrow(
    'no space',
  );
  expect(await filesIn(folder)).toEqual([]);
});

it('forgets what a process that died has left half written, and nothing that is being written', async () => {
  const folder = await aFolder();
  const files = createFolderStore(folder);
  const key = await files.save(Buffer.from('a résumé'));
  await mkdir(join(folder, 'ab'), { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(folder, `ab/${name}.part`), 'half');
  const yesterday = Date.now() / 1_000 - 86_400;
  await utimes(join(folder, 'ab/old.part'), yesterday, yesterday);
  expect(await removeDrafts(folder)).toBe(1);
  expect((await filesIn(folder)).sort()).toEqual([key, 'new.part'].sort());
});
