import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFileSessionStore } from './session-store.ts';
import type { Visitor } from './visitor.ts';

const folder = await mkdtemp(join(tmpdir(), 'employer-sessions-'));
afterAll(() => rm(folder, { recursive: true }));

const key = 'a-random-key-of-a-cookie';
const token = { access_token: 'access-1', refresh_token: 'refresh-1' } as Visitor['token'];
const visitor: Visitor = {
  ...{ accountId: 7, name: 'Ana', countryKey: 'ph', token, endsAt: 5, seenAt: 0 },
  notices: new Map([['a', 'b']]),
};

it('gives a session back to whoever has its key, and keeps neither key nor token readable', async () => {
  await createFileSessionStore(folder).keep(key, visitor);
  const restarted = createFileSessionStore(folder);
  expect(await restarted.find(key)).toEqual({
    ...{ ...visitor, notices: new Map() },
    seenAt: expect.any(Number),
  });
  expect(await restarted.find('another-key')).toBeUndefined();
  const [name = ''] = await readdir(folder);
  expect(name + (await readFile(join(folder, name), 'latin1'))).not.toMatch(/random-key|refresh-1|Ana/);
});

it('knows after a restart when its visitor was last here', async () => {
  const store = createFileSessionStore(folder);
  await store.keep(key, visitor);
  await store.touch(key, 1_700_000_000_000);
  expect((await createFileSessionStore(folder).find(key))?.seenAt).toBe(1_700_000_000_000);
});

it('forgets a session that ended, or that nobody has used for a month', async () => {
  const store = createFileSessionStore(folder);
  await store.keep(key, visitor);
  await store.keep('of-last-month', visitor);
  const old = (await readdir(folder)).filter((name) => name !== undefined);
  expect(old).toHaveLength(2);
  const now = Date.now();
  for (const name of old) await utimes(join(folder, name), 0, (now - 40 * 86_400_000) / 1_000);
  await store.keep(key, { ...visitor, endsAt: 9 });
  await store.removeExpired(now);
  expect([(await store.find(key))?.endsAt, await store.find('of-last-month')]).toEqual([9, undefined]);
  await store.remove(key);
  expect(await readdir(folder)).toEqual([]);
});
