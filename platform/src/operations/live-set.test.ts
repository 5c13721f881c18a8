import { describe, expect, it } from 'vitest';
import { addRelease, anEmptyStore } from '../testing/a-store.ts';
import { publish, rollBack } from './live-set.ts';

const aStoreWith = async (...releases: (readonly [name: string, version: string])[]) => {
  const store = await anEmptyStore();
  for (const [name, version] of releases) await addRelease(store, { name, version });
  return store;
};
const shells = ['1', '2', '3'].map((version) => ['shell', version] as const);

describe('publishing', () => {
  it('makes a set of what was live with the one change', async () => {
    const store = await aStoreWith(...shells, ['mfe-a', '1'], ['mfe-a', '2']);
    await publish(store, { shell: '1', 'mfe-a': '1' }, 'first');
    const second = await publish(store, { 'mfe-a': '2' }, 'second');
    expect(second.members).toEqual({ shell: '1', 'mfe-a': '2' });
    expect((await store.readLive())?.set).toBe(second.id);
  });

  it('changes nothing when the same combination is live already', async () => {
    const store = await aStoreWith(...shells);
    const first = await publish(store, { shell: '1' }, 'first');
    const again = await publish(store, { shell: '1' }, 'again');
    expect(again).toEqual(first);
    expect((await store.readLive())?.previous).toEqual([]);
  });

  it('loses none of many teams that publish at the same moment', async () => {
    const teams = Array.from({ length: 12 }, (_, index) => `mfe-${String.fromCharCode(97 + index)}`);
    const store = await aStoreWith(...shells, ...teams.map((name) => [name, '1'] as const));
    await publish(store, { shell: '1' }, 'first');
    await Promise.all(teams.map((name) => publish(store, { [name]: '1' }, name)));
    const live = await store.readLive();
    const { members } = await store.readSet(live?.set ?? '');
    expect(Object.keys(members).sort()).toEqual([...teams, 'shell'].sort());
  });

  it('goes back to the set before, and further', async () => {
    const store = await aStoreWith(...shells);
    const first = await publish(store, { shell: '1' }, 'first');
    const second = await publish(store, { shell: '2' }, 'second');
    await publish(store, { shell: '3' }, 'third');
    expect(await rollBack(store)).toBe(second.id);
    expect(await rollBack(store)).toBe(first.id);
    await expect(rollBack(store)).rejects.toThrow('no earlier set');
  });

  it('goes back once where two people roll the same set back', async () => {
    const store = await aStoreWith(...shells);
    await publish(store, { shell: '1' }, 'first');
    const second = await publish(store, { shell: '2' }, 'second');
    const third = await publish(store, { shell: '3' }, 'third');
    expect(await rollBack(store, undefined, third.id)).toBe(second.id);
    await expect(rollBack(store, undefined, third.id)).rejects.toThrow(
      `Set ${third.id} is not live any more, ${second.id} is.`,
    );
    expect((await store.readLive())?.set).toBe(second.id);
  });
});

it('keeps a release as it was first made', async () => {
  const store = await anEmptyStore();
  await addRelease(store, { name: 'mfe-a', paths: ['/a'] });
  await addRelease(store, { name: 'mfe-a', paths: ['/b'] });
  expect((await store.readRelease('mfe-a', '1')).contract.routes[0]?.path).toBe('/a');
});
