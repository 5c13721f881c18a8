import { expect, it } from 'vitest';
import { anEmptyStore } from '../testing/a-store.ts';
import { tryGateLock, withGateLock } from './gate-lock.ts';

const facts = { checkLifecycle: async () => ({ refusals: [] }) };

it('runs one gate of a team at a time, whichever process asks, and those of two teams side by side', async () => {
  const { storage } = await anEmptyStore();
  const now = { a: 0, b: 0, all: 0 };
  const most = { a: 0, b: 0, all: 0 };
  const count = (team: 'a' | 'b') =>
    withGateLock(storage, team, facts, async () => {
      for (const key of [team, 'all'] as const) {
        now[key] += 1;
        most[key] = Math.max(most[key], now[key]);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const key of [team, 'all'] as const) now[key] -= 1;
      return team;
    });
  const done = await Promise.all([count('a'), count('a'), count('a'), count('b'), count('b')]);
  expect(done.sort()).toEqual(['a', 'a', 'a', 'b', 'b']);
  expect(most).toEqual({ a: 1, b: 1, all: 2 });
});

it('is not kept out by a gate that failed, nor by a process that died with its turn', async () => {
  const { storage } = await anEmptyStore();
  const failing = async () => {
    throw new Error('planted');
  };
  await expect(tryGateLock(storage, 'a', failing)).rejects.toThrow('planted');
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const busy = tryGateLock(storage, 'a', () => {
    begun.resolve();
    return ended.promise;
  });
  await begun.promise;
  expect(await tryGateLock(storage, 'a', async () => 1)).toBeNull();
  ended.resolve();
  await busy;
  const [folder = ''] = await storage.list('gate-turns');
  const [last = ''] = (await storage.list(`gate-turns/${folder}`)).slice(-1);
  await storage.write(`gate-turns/${folder}/${last}`, JSON.stringify({ until: Date.now() - 1 }));
  expect(await tryGateLock(storage, 'a', async () => 'mine')).toEqual({ result: 'mine' });
  expect(await storage.list(`gate-turns/${folder}`)).toHaveLength(1);
});
