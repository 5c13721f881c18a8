import { expect, it } from 'vitest';
import { createSocketLimiter } from './socket-limiter.ts';

it('bounds the sockets of an account and of an address, and gives places back', () => {
  const places = createSocketLimiter({ perAccount: 2, perAddress: 3 });
  const first = places.take('a', 1);
  expect(places.take('b', 1)).not.toBeNull();
  expect(places.take('c', 1)).toBeNull();
  expect(places.take('a', 2)).not.toBeNull();
  expect(places.take('a', 3)).not.toBeNull();
  expect(places.take('a', 4)).toBeNull();
  first?.();
  expect(places.take('a', 1)).not.toBeNull();
});

it('counts the sockets of a connected site’s server by account alone', () => {
  const places = createSocketLimiter({ perAccount: 2, perAddress: 1 });
  expect(places.take('a', 1)).not.toBeNull();
  expect(places.take(null, 2)).not.toBeNull();
  expect(places.take(null, 2)).not.toBeNull();
  expect(places.take(null, 2)).toBeNull();
  expect(places.take(null, 3)).not.toBeNull();
});
