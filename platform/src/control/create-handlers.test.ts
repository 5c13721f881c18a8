import { expect, it } from 'vitest';
import { createTrialReader } from '../canary/trial-sums.ts';
import * as calls from '../contract/calls.ts';
import { createErrorStore } from '../errors/error-store.ts';
import { createHealthStore } from '../health/health-store.ts';
import { createSupportCases } from '../health/support-cases.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { createHandlers } from './create-handlers.ts';

it('every call has a handler, which a command runs without HTTP, but those about a browser’s session', async () => {
  const store = await anEmptyStore();
  const health = createHealthStore(store.storage);
  const handlers = createHandlers({
    store,
    apiUrl: 'http://127.0.0.1:9',
    health,
    errors: createErrorStore(store.storage),
    changeUrl: null,
    supportCases: createSupportCases(store.storage),
    sumsOf: createTrialReader(health),
    key: Buffer.alloc(32),
    checkLifecycle: null,
  });
  const { logIn, logOut, getMe, chooseSet, ...others } = calls;
  expect([...handlers.keys()].sort()).toEqual(
    Object.values(others)
      .map(({ id }) => id)
      .sort(),
  );
});
