import { expect, it } from 'vitest';
import { createDirtyLease, scopeLease } from './create-dirty-lease.ts';

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before leaving while any work is unsaved, and not after', () => {
  const lease = createDirtyLease();
  expect(asks()).toBe(false);
  const first = lease.acquire('draft');
  const second = lease.acquire('upload');
  first();
  first();
  expect([lease.isHeld(), asks()]).toEqual([true, true]);
  second();
  expect([lease.isHeld(), asks()]).toEqual([false, false]);
});

it('ends what a mount still holds, and gives it no more', () => {
  const lease = createDirtyLease();
  const gone = scopeLease(lease);
  const other = scopeLease(lease);
  gone.acquire('saved')();
  const late = gone.acquire('draft');
  const release = other.acquire('upload');
  expect(gone.end()).toEqual(['draft']);
  expect(lease.isHeld()).toBe(true);
  release();
  gone.acquire('after its end');
  late();
  expect([lease.isHeld(), asks()]).toEqual([false, false]);
  expect(other.end()).toEqual([]);
});
