import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createReleaseStore } from './create-release-store.ts';

async function aLoggedStore(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = createReleaseStore(folder);
  for (let seq = 1; seq <= count; seq += 1) {
    const entry = { at: seq, by: 'a', team: 'a', action: 'pin', reason: `reason ${seq}` } as const;
    await store.log.append({ ...entry, from_set: null, to_set: null, detail: {} });
  }
  const fileOf = (seq: number) => join(folder, `log/${String(seq).padStart(9, '0')}.json`);
  const alter = async (seq: number, change: (text: string) => string) =>
    writeFile(fileOf(seq), change(await readFile(fileOf(seq), 'utf8')));
  return {
    alter,
    remove: (seq: number) => rm(fileOf(seq)),
    check: () => createReleaseStore(folder).log.check(),
  };
}

it('the log tells which of its entries was altered, removed or made unreadable', async () => {
  const { alter, remove, check } = await aLoggedStore(6);
  const before = await check();
  expect(before).toMatchObject({ entries: 6, chained_from: 1, newest_at: 6, problems: [] });
  await alter(2, (text) => text.replace('reason 2', 'another'));
  await remove(4);
  await alter(6, () => '{');
  const after = await check();
  expect(after.problems).toEqual([
    { seq: 2, what: 'altered' },
    { seq: 4, what: 'missing' },
    { seq: 6, what: 'unreadable' },
  ]);
  expect(after.digest).not.toBe(before.digest);
});

it('entries older than the hash chain are accepted, and none may follow it', async () => {
  const { alter, check } = await aLoggedStore(5);
  const unchained = (text: string) => text.replace(/,\s*"previous": [^\n]*/, '');
  await alter(1, unchained);
  await alter(2, unchained);
  expect((await check()).problems).toEqual([{ seq: 2, what: 'altered' }]);
  await alter(4, unchained);
  expect(await check()).toMatchObject({
    chained_from: 3,
    problems: [
      { seq: 2, what: 'altered' },
      { seq: 4, what: 'unchained' },
      { seq: 4, what: 'altered' },
    ],
  });
});

it('an empty log is whole', async () => {
  const { check } = await aLoggedStore(0);
  expect(await check()).toEqual({
    entries: 0,
    chained_from: null,
    digest: null,
    newest_at: null,
    problems: [],
  });
});
