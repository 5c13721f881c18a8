import { expect, it } from 'vitest';
import { publish } from '../operations/live-set.ts';
import { prepareSet, startCanary, stopCanary } from '../operations/operations.ts';
import { operator } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { listReleases } from './list-releases.ts';

it('what visitors get is listed as it changes: the live set, and starts and ends of canaries, with their versions', async () => {
  const store = await aLiveStore({ name: 'mfe-a' });
  for (const version of ['2', '3']) await addRelease(store, { name: 'mfe-a', version });
  const first = await store.readLive();
  const next = { versions: { 'mfe-a': '2' }, reason: 'next' };
  const { id } = await prepareSet(store, operator, next);
  await startCanary(store, operator, { set: id, share: 0.1, countries: [], reason: 'a look' });
  await stopCanary(store, operator, { reason: 'enough' });
  const { id: live } = await publish(store, { 'mfe-a': '3' }, 'better');

  const found = await listReleases(store, 0, Number.MAX_SAFE_INTEGER);
  // All of it happens within a second or two, whose order is open.
  expect(found).toHaveLength(4);
  for (const change of [
    { kind: 'live', set: first?.set, changed: { shell: '1', 'mfe-a': '1' } },
    { kind: 'canary', set: id, changed: { 'mfe-a': '2' } },
    { kind: 'canary-ended', set: id, changed: {} },
    { kind: 'live', set: live, changed: { 'mfe-a': '3' } },
  ])
    expect(found).toContainEqual(expect.objectContaining(change));
  expect(await listReleases(store, 0, 1)).toEqual([]);
});
