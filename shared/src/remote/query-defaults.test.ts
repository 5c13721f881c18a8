import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryDefaults } from './query-defaults.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a mutation is dropped from the cache once it is done, and not before', async () => {
  const client = new QueryClient(queryDefaults);
  const answer = Promise.withResolvers<string>();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => answer.promise });
  const done = mutation.execute(undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.isMutating()).toBe(1);
  answer.resolve('done');
  expect(await done).toBe('done');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.getMutationCache().getAll()).toEqual([]);
});
