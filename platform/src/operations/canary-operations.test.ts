import { describe, expect, it } from 'vitest';
import { platformActor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aLiveSite, lastEntry, members, operator, reason, team } from '../testing/a-live-site.ts';
import { onlyCanary, storeFacts } from '../testing/canaries.ts';
import { publish } from './live-set.ts';
import { changeCanary, prepareSet, promote, renewCanary, startCanary, stopCanary } from './operations.ts';

describe('a canary', () => {
  async function aCanary(store: ReleaseStore) {
    const set = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason });
    await startCanary(store, operator, { set: set.id, share: 0.1, countries: ['ph'], reason });
    return set;
  }

  it('leaves the live set alone until it is promoted', async () => {
    const store = await aLiveSite();
    const set = await aCanary(store);
    expect(await members(store)).toMatchObject({ 'mfe-a': '1' });
    await changeCanary(store, operator, { share: 0.5, countries: [], reason });
    expect(await onlyCanary(store)).toMatchObject({ share: 0.5, countries: [], state: 'running' });
    await promote(store, operator, { set: set.id, reason }, storeFacts);
    expect((await store.readLive())?.set).toBe(set.id);
    expect(await onlyCanary(store)).toMatchObject({ state: 'promoted' });
    expect((await store.log.read()).map(({ action }) => action)).toEqual([
      'canary-started',
      'canary-changed',
      'promote',
    ]);
  });

  it('keeps at promotion what a neighbour published meanwhile', async () => {
    const store = await aLiveSite();
    const set = await aCanary(store);
    await publish(store, { 'mfe-b': '2' }, 'meanwhile');
    await promote(store, operator, { set: set.id, reason }, storeFacts);
    expect(await members(store)).toEqual({ shell: '1', 'mfe-a': '2', 'mfe-b': '2' });
  });

  it('asks for a rebase when the same remote was published meanwhile', async () => {
    const store = await aLiveSite();
    const set = await aCanary(store);
    await publish(store, { 'mfe-a': '3' }, 'meanwhile');
    await expect(promote(store, operator, { set: set.id, reason }, storeFacts)).rejects.toThrow('Rebase');
    expect(await members(store)).toMatchObject({ 'mfe-a': '3' });
  });

  it('ends as promoted, not as stopped, when a watch looks between the steps of its promotion', async () => {
    const store = await aLiveSite();
    const set = await aCanary(store);
    const moveCanaries = store.moveCanaries.bind(store);
    store.moveCanaries = async (from, to) => {
      store.moveCanaries = moveCanaries;
      const running = from.canaries.find((one) => one.set === set.id);
      if (running) await renewCanary(store, platformActor('canary renewal'), running, storeFacts);
      return moveCanaries(from, to);
    };
    await promote(store, operator, { set: set.id, reason }, storeFacts);
    expect(await onlyCanary(store)).toMatchObject({ state: 'promoted' });
    expect((await store.log.read()).map(({ action }) => action)).toEqual(['canary-started', 'promote']);
  });

  it('is of its packages alone, of a share that exists, and stops by its own name only', async () => {
    const store = await aLiveSite();
    const set = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason });
    const start = { set: set.id, share: 0.1, countries: [], reason };
    await expect(startCanary(store, operator, { ...start, share: 1.5 })).rejects.toThrow('between 0 and 1');
    await expect(startCanary(store, team, start)).rejects.toMatchObject({ code: 'forbidden' });
    await startCanary(store, { ...team, rights: ['canary'] }, start);
    await expect(startCanary(store, operator, start)).rejects.toThrow('is running');
    await expect(stopCanary(store, operator, { reason, id: 'another' })).rejects.toThrow('No canary');
    await stopCanary(store, platformActor('canary watch'), { reason: 'worse', state: 'rolled-back' });
    expect(await onlyCanary(store)).toMatchObject({ state: 'rolled-back', why: 'worse' });
    await expect(stopCanary(store, operator, { reason, id: set.id })).rejects.toThrow(
      `The canary of set ${set.id} is over: it stopped by itself (worse).`,
    );
    expect(await lastEntry(store)).toMatchObject({ by: 'canary watch', action: 'canary-stopped' });
  });
});
