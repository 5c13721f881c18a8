import { expect, it } from 'vitest';
import { createPromiseCache } from './promise-cache.ts';

it('loads a key once for all callers, and evicts the least recently used beyond its size', async () => {
  const cache = createPromiseCache<string>(2);
  const loads: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      loads.push(key);
      return key.toUpperCase();
    });
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B']);
  await get('a');
  await get('c');
  await get('a');
  await get('b');
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

it('loads a rejected key again at once, or after the pause that was asked for', async () => {
  const cache = createPromiseCache<string>(2);
  let loads = 0;
  const fail = async (): Promise<string> => {
    loads += 1;
    throw new Error('planted');
  };
  await expect(cache.get('at once', fail)).rejects.toThrow('planted');
  await expect(cache.get('at once', fail)).rejects.toThrow('planted');
  expect(loads).toBe(2);
  const paused = () => cache.get('later', fail, 200);
  await expect(paused()).rejects.toThrow('planted');
  await expect(paused()).rejects.toThrow('planted');
  expect(loads).toBe(3);
  await expect.poll(() => paused().catch(() => loads), { timeout: 5_000 }).toBe(4);
});
