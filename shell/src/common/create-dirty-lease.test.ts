import { expect, it } from 'vitest';
import { createDirtyLease } from './create-dirty-lease.ts';

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
