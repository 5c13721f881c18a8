import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { withLock } from './data-folder-lease.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  lock = join(folder, 'postgres.lock');
  onTestFinished(() => rm(folder, { recursive: true }));
});

it('is held by one at a time, and leaves nothing', async () => {
  let holders = 0;
  const work = async () => {
    holders += 1;
    await setImmediate();
    expect(holders).toBe(1);
    holders -= 1;
  };
  await Promise.all([withLock(lock, work), withLock(lock, work), withLock(lock, work)]);
  expect(await readdir(folder)).toEqual([]);
});

it('is not waited for where a full disk has left it without its holder', async () => {
  await writeFile(lock, '');
  const minuteAgo = Date.now() / 1_000 - 60;
  await utimes(lock, minuteAgo, minuteAgo);
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

it('is not waited for where its holder has died', async () => {
  await writeFile(lock, '999999999 x');
  expect(await withLock(lock, async () => 'done')).toBe('done');
});
