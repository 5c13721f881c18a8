import { expect, it } from 'vitest';
import { createSocketLimiter } from './socket-limiter.ts';

it('bounds the sockets of an account and of an address, and gives places back', async () => {
  const places = createSocketLimiter(null, { perAccount: 2, perAddress: 3 });
  const first = await places.take('a', 1);
  expect(await places.take('b', 1)).not.toBeNull();
  expect(await places.take('c', 1)).toBeNull();
  expect(await places.take('a', 2)).not.toBeNull();
  expect(await places.take('a', 3)).not.toBeNull();
  expect(await places.take('a', 4)).toBeNull();
  first?.();
  expect(await places.take('a', 1)).not.toBeNull();
});

it('counts the sockets of a connected site’s server by account alone', async () => {
  const places = createSocketLimiter(null, { perAccount: 2, perAddress: 1 });
  expect(await places.take('a', 1)).not.toBeNull();
  expect(await places.take(null, 2)).not.toBeNull();
  expect(await places.take(null, 2)).not.toBeNull();
  expect(await places.take(null, 2)).toBeNull();
  expect(await places.take(null, 3)).not.toBeNull();
});
