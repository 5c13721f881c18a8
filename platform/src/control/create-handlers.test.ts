import { expect, it } from 'vitest';
import { createTrialReader } from '../canary/trial-sums.ts';
import * as calls from '../contract/calls.ts';
import { createErrorStore } from '../errors/error-store.ts';
import { createHealthStore } from '../health/health-store.ts';
import { createSupportCases } from '../health/support-cases.ts';
import { releaseStoreOn } from '../store/create-release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { operator } from '../testing/a-gateway.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { createHandlers } from './create-handlers.ts';

function handlersOf(store: ReleaseStore) {
  const health = createHealthStore(store.storage);
  return createHandlers({
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
}

it('every call has a handler, which a command runs without HTTP, but those about a browser’s session', async () => {
  const handlers = handlersOf(await anEmptyStore());
  const { logIn, logOut, getMe, chooseSet, ...others } = calls;
  expect([...handlers.keys()].sort()).toEqual(
    Object.values(others)
      .map(({ id }) => id)
      .sort(),
  );
});

it('a change whose log entry the store did not take is announced, and says so', async () => {
  const { storage } = await anEmptyStore();
  const create: typeof storage.create = (key, body) =>
    key.startsWith('log/') ? Promise.reject(new Error('away')) : storage.create(key, body);
  const store = releaseStoreOn({ ...storage, create });
  const token = { name: 'ci', team: 'a', rights: ['read'], packages: [], days: 1 };
  const made = handlersOf(store)
    .get(calls.createToken.id)
    ?.handle(operator, { params: {}, query: {}, body: token });
  await expect(made).rejects.toThrow('The change was made, but the release store did not take its log entry');
  expect(await storage.list('unlogged')).toHaveLength(1);
});
