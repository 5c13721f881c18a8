import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestFolders } from './digest-folders.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-digest-'));
  await mkdir(join(folder, 'texts'));
  await writeFile(join(folder, 'texts/ja.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

it('changes with a content, a name and a new file, and not with a test', async () => {
  const before = await digestFolders([folder]);
  expect(await digestFolders([folder])).toBe(before);
  await writeFile(join(folder, 'texts/ja.test.ts'), 'it()');
  expect(await digestFolders([folder])).toBe(before);

  const seen = new Set([before]);
  await writeFile(join(folder, 'texts/ja.json'), '{"a": 1}');
  seen.add(await digestFolders([folder]));
  await writeFile(join(folder, 'texts/zh.json'), '{}');
  seen.add(await digestFolders([folder]));
  await rm(join(folder, 'texts/zh.json'));
  await writeFile(join(folder, 'texts/zh.csv'), '{}');
  seen.add(await digestFolders([folder]));
  expect(seen.size).toBe(4);
});
