import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryDefaults } from './query-defaults.ts';

it('a mutation is dropped from the cache once it is done, and not before', async () => {
  const client = new QueryClient(queryDefaults);
  const answer = Promise.withResolvers<string>();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => answer.promise });
  const done = mutation.execute(undefined);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(client.isMutating()).toBe(1);
  answer.resolve('done');
  expect(await done).toBe('done');
  await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
});
