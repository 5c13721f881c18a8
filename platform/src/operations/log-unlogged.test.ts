import { expect, it } from 'vitest';
import { platformActor } from '../rights/actor.ts';
import { releaseStoreOn } from '../store/create-release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { operator } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { auditedStore, unloggedFolder } from './audited-store.ts';
import { publish } from './live-set.ts';
import { logUnlogged } from './log-unlogged.ts';
import { createToken, rollBack } from './operations.ts';

const inTenMinutes = () => Math.floor(Date.now() / 1_000) + 600;

async function aSite() {
  const store = await aLiveStore({ name: 'mfe-a' });
  await addRelease(store, { name: 'mfe-a', version: '2' });
  await publish(store, { 'mfe-a': '2' }, 'next');
  const [first, second] = (await store.liveHistory()).map(({ set }) => set);
  return { store, first, second };
}

/** The store, of which writes below `prefix` fail. */
const failingAt = (store: ReleaseStore, prefix: string): ReleaseStore =>
  releaseStoreOn({
    ...store.storage,
    create: (key, body) =>
      key.startsWith(prefix) ? Promise.reject(new Error('away')) : store.storage.create(key, body),
    write: (key, body) =>
      key.startsWith(prefix) ? Promise.reject(new Error('away')) : store.storage.write(key, body),
  });

const deed = { action: 'roll-back', reason: 'too slow' } as const;
const goBack = (store: ReleaseStore) =>
  rollBack(auditedStore(store, operator, deed), operator, { reason: deed.reason });
const outstanding = (store: ReleaseStore) => store.storage.list(unloggedFolder);
const logOf = async (store: ReleaseStore) => (await store.log.read()).map(({ detail: _, ...entry }) => entry);

it('a change whose log entry the store did not take says so, and is logged once, later, with who made it and why', async () => {
  const { store, first } = await aSite();
  await expect(goBack(failingAt(store, 'log/'))).rejects.toThrow(
    'The change was made, but the release store',
  );
  expect((await store.readLive())?.set).toBe(first);
  expect(await logUnlogged(store)).toBe(0);

  expect(await logUnlogged(store, inTenMinutes())).toBe(1);
  expect(await logUnlogged(store, inTenMinutes())).toBe(0);
  expect(await logOf(store)).toEqual([
    expect.objectContaining({ by: operator.name, ...deed, to_set: first, seq: 1 }),
  ]);
  expect(await outstanding(store)).toEqual([]);
});

it('a change that cannot be announced is refused', async () => {
  const { store, second } = await aSite();
  await expect(goBack(failingAt(store, unloggedFolder))).rejects.toThrow('away');
  expect((await store.readLive())?.set).toBe(second);
});

it('a change that was not made, or that is logged, is not logged again', async () => {
  const { store, second } = await aSite();
  await expect(goBack(failingAt(store, 'live/'))).rejects.toThrow('away');
  expect(await outstanding(store)).toHaveLength(1);
  expect(await logUnlogged(store, inTenMinutes())).toBe(0);
  expect([await logOf(store), await outstanding(store)]).toEqual([[], []]);
  expect((await store.readLive())?.set).toBe(second);

  // As if the process was killed between the log entry and the removal of the announcement.
  const forgetful = releaseStoreOn({ ...store.storage, remove: () => Promise.reject(new Error('away')) });
  await goBack(forgetful);
  expect(await outstanding(store)).toHaveLength(1);
  expect(await logUnlogged(store, inTenMinutes())).toBe(0);
  expect(await logOf(store)).toHaveLength(1);
});

it('a change that is logged at once leaves nothing behind, and neither does one that two make at once', async () => {
  const { store } = await aSite();
  const results = await Promise.allSettled([goBack(store), goBack(store)]);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await outstanding(store)).toEqual([]);
  const root = platformActor('root');
  const made = auditedStore(store, root, { action: 'token-made', reason: '' });
  const token = { name: 'ci', team: 'a', rights: ['read'], packages: [], days: 1 } as const;
  await createToken(made, root, token);
  expect(await outstanding(store)).toEqual([]);
  expect((await store.log.check()).problems).toEqual([]);
});
