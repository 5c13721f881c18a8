import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFolderStore, removeDrafts } from './file-store.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

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
