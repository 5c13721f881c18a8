import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('a queue that was stopped starts no worker, and calls it no failure', async () => {
  const failures: unknown[] = [];
  const queue = createQueue({
    connectionString: 'postgresql://127.0.0.1:9/nowhere',
    onError: (error) => failures.push(error),
  });
  await queue.stop();
  await queue.work('mail', async () => {});
  expect(failures).toEqual([]);
});
