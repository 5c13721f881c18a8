import { expect, it } from 'vitest';
import { type LogEntry, watchName } from '../contract/documents.ts';
import type { Actor } from '../rights/actor.ts';
import { operator } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { storeFacts } from '../testing/canaries.ts';
import { prepareSet, promote, publishRelease, revertPackage, rollBack, startCanary } from './operations.ts';
import { findWithdrawnSets } from './withdrawn-sets.ts';

const facts = { apiUrl: null, checkLifecycle: null };
const team: Actor = { ...operator, name: 'ci', rights: ['publish', 'canary', 'promote', 'roll-back'] };

/** A store whose second set was rolled back to its first. */
async function aStoreAfterRollBack() {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  for (const version of ['2', '3']) await addRelease(store, { name: 'mfe-a', version, paths: ['/jobs'] });
  const { id: good } = await store.readSet((await store.readLive())?.set ?? '');
  const { id: bad } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'new' });
  await promote(store, team, { set: bad, reason: 'new' }, storeFacts);
  await rollBack(store, team, { reason: 'Salaries are missing' });
  return { store, good, bad };
}
type Store = Awaited<ReturnType<typeof aStoreAfterRollBack>>['store'];
const canary = { share: 0.1, countries: [], reason: 'again' };
const again = { versions: { 'mfe-a': '2' }, reason: 'again' };

it.each<[string, (store: Store, set: string, actor: Actor, force: boolean) => Promise<unknown>]>([
  [
    'promoted',
    (store, set, actor, force) => promote(store, actor, { set, reason: 'again', force }, storeFacts),
  ],
  ['rolled back to', (store, set, actor, force) => rollBack(store, actor, { set, reason: 'again', force })],
  ['tried in a canary', (store, set, actor, force) => startCanary(store, actor, { ...canary, set, force })],
  [
    'published again',
    (store, _set, actor, force) => publishRelease(store, actor, { ...again, force }, facts),
  ],
])(
  'a set that was rolled back is %s by force only, with the right to it, and the log says so',
  async (_how, act) => {
    const { store, bad } = await aStoreAfterRollBack();
    await expect(act(store, bad, operator, false)).rejects.toThrow(
      /was taken back at .* by ci: Salaries are missing\. Release mended sources instead, or force it/,
    );
    await expect(act(store, bad, team, true)).rejects.toMatchObject({ code: 'forbidden' });
    await act(store, bad, operator, true);
    const entry = (await store.log.read()).at(-1);
    expect(entry?.to_set).toBe(bad);
    expect(entry?.detail).toSatisfy(
      (detail: LogEntry['detail']) => detail.forced === true || detail.taken_back === true,
    );
  },
);

it('making its set again for a canary, which serves it to nobody, leaves the mark', async () => {
  const { store, bad } = await aStoreAfterRollBack();
  const input = { ...again, force: true, isForCanary: true };
  await publishRelease(store, operator, input, facts);
  await expect(startCanary(store, operator, { ...canary, set: bad })).rejects.toMatchObject({
    code: 'withdrawn',
  });
});

it('a revert passes over the version that was rolled back with its set', async () => {
  const { store } = await aStoreAfterRollBack();
  await publishRelease(store, operator, { versions: { 'mfe-a': '3' }, reason: 'mended', force: true }, facts);
  // The release gate checks the previous version, and refuses such a minimal release.
  await expect(revertPackage(store, operator, { name: 'mfe-a', reason: 'worse' }, facts)).rejects.toThrow(
    'entry.js does not match its integrity (mfe-a 1,',
  );
});

it('a canary that was stopped automatically is withdrawn, one that a person stopped is not; a forced promotion clears it', () => {
  const entry = (
    action: LogEntry['action'],
    by: string,
    from_set: string | null,
    to_set: string | null,
  ): LogEntry => ({
    ...{ seq: 1, at: 1, by, team: 't', action, reason: 'why', from_set, to_set, detail: {} },
  });
  const sets = findWithdrawnSets([
    entry('canary-stopped', watchName, 'failed', 'live'),
    entry('canary-stopped', 'ci', 'dropped', 'live'),
    entry('roll-back', 'ci', 'bad', 'live'),
    entry('promote', 'ci', 'live', 'bad'),
  ]);
  expect([...sets.keys()]).toEqual(['failed']);
});
