import { expect, it } from 'vitest';
import { aLiveStore } from '../testing/a-store.ts';
import { createDeploymentReader } from './deployment-reader.ts';

it('a change that failed with the store leaves visitors what was live, and the next one shows', async () => {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  let isUnreachable = false;
  const reader = createDeploymentReader({
    ...store,
    readLive: () => (isUnreachable ? Promise.reject(new Error('ECONNREFUSED')) : store.readLive()),
  });
  const { live } = await reader.current();
  isUnreachable = true;
  reader.forget();
  expect((await reader.current()).live).toEqual(live);
  isUnreachable = false;
  const since = live.since + 1;
  await store.moveLive(live, { ...live, since });
  reader.forget();
  expect((await reader.current()).live.since).toBe(since);
});
