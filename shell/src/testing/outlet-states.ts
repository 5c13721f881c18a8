import type { Lifecycles } from '@jobharbor/shared/remote';
import { expect, vi } from 'vitest';
import type { Outlet } from '../features/mount-remote/create-outlet.ts';
import { someLifecycles } from './a-remote.ts';

/** Modules of the remotes `a` and `b` by name, to be changed by a test. */
export const answersByName = (): Map<string, () => Promise<Lifecycles>> =>
  new Map(['a', 'b'].map((name) => [name, async () => someLifecycles(`page ${name}`)]));

/** State of an outlet whose page has failed. */
export function failedState(outlet: Outlet) {
  const state = outlet.state.getState();
  if (state.status !== 'failed') throw new Error(`The outlet is ${state.status}.`);
  return state;
}

/** Waits until the page has failed. */
export const untilFailed = (outlet: Outlet): Promise<void> =>
  vi.waitFor(() => expect(outlet.state.getState().status).toBe('failed'), { timeout: 4_000 });
