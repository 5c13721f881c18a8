import { describe, expect, it } from 'vitest';
import type { Canary } from '../contract/documents.ts';
import type { Comparison } from '../contract/schemas.ts';
import { controlRamp, prepareSet, startCanary } from '../operations/operations.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { operator } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { onlyCanary, storeFacts } from '../testing/canaries.ts';
import { advanceCanary, nextShare } from './advance-canary.ts';

const compared = (visits: number, live = 1_000): Comparison => ({
  canary: { set: 'b', visits, failed: 0 },
  live: { set: 'a', visits: live, failed: 0 },
  countries: [],
  worse: [],
});

async function aRamp({ steps = [0.05, 0.25, 1], hold = 0, countries = [] as string[] } = {}) {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  await addRelease(store, { name: 'mfe-a', version: '2', paths: ['/jobs'] });
  const { id: set } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'a trial' });
  const ramp = { steps, hold_minutes: hold, visits_before: 0 };
  const canary = await startCanary(store, operator, { set, share: 0.01, countries, ramp, reason: 'a trial' });
  return { store, set, canary };
}

const running = async (store: ReleaseStore) => (await onlyCanary(store)) as Canary;

describe('a canary with a ramp', () => {
  it('grows step by step, each with the visits of its own, and is live at the end', async () => {
    const { store, set } = await aRamp();
    for (const [visits, share] of [
      [49, 0.01],
      [50, 0.05],
      [99, 0.05],
      [100, 0.25],
    ] as const) {
      await advanceCanary(store, operator, await running(store), compared(visits), storeFacts);
      expect([visits, (await running(store)).share]).toEqual([visits, share]);
    }
    expect((await store.readLive())?.set).not.toBe(set);
    await advanceCanary(store, operator, await running(store), compared(150), storeFacts);
    expect([(await store.readLive())?.set, (await running(store)).state]).toEqual([set, 'promoted']);
    const actions = (await store.log.read()).map(({ action }) => action);
    expect(actions.slice(-4)).toEqual(['canary-started', 'canary-changed', 'canary-changed', 'promote']);
  });

  it('of some countries is given to all their visitors, and is not made live for the others', async () => {
    const { store, set } = await aRamp({ steps: [1], countries: ['ph'] });
    await advanceCanary(store, operator, await running(store), compared(100), storeFacts);
    expect((await store.readLive())?.set).not.toBe(set);
    expect(await running(store)).toMatchObject({ state: 'running', share: 1, countries: ['ph'] });
  });

  it('waits for the time of each step, for the visits of the live set, while it is doubtful, and at its end', async () => {
    const { canary } = await aRamp({ hold: 10 });
    const at = canary.changed_at;
    expect(nextShare(canary, compared(500), at + 599)).toBeNull();
    expect(nextShare(canary, compared(500), at + 600)).toBe(0.05);
    expect(nextShare(canary, compared(500, 49), at + 600)).toBeNull();
    expect(nextShare({ ...canary, share: 1 }, compared(500), at + 600)).toBeNull();
    expect(nextShare(canary, { ...compared(500), doubtful: ['More fail.'] }, at + 600)).toBeNull();
    const { ramp: _ramp, ...byHand } = canary;
    expect(nextShare(byHand, compared(500), at + 600)).toBeNull();
  });

  it('waits while it is paused, restarts its hold when resumed, and can be advanced by one step', async () => {
    const { store, canary } = await aRamp({ hold: 10 });
    const input = { canary: canary.id, reason: 'a look first', visits: 70 };
    const steer = (deed: 'pause' | 'resume' | 'step', share?: number) =>
      controlRamp(store, operator, { ...input, deed, share });
    const later = canary.changed_at + 6_000;
    await expect(steer('resume')).rejects.toThrow('goes on already');
    const paused = await steer('pause');
    expect(nextShare(paused, compared(500), later)).toBeNull();
    await expect(steer('pause')).rejects.toThrow('waits already');
    // A manual step does not stop the ramp, which continues to wait.
    const stepped = await steer('step', 0.05);
    expect([stepped.share, stepped.ramp?.visits_before]).toEqual([0.05, 70]);
    await expect(steer('step', 0.05)).rejects.toThrow('moved meanwhile');
    expect(nextShare(stepped, compared(500), later)).toBeNull();
    const going = await steer('resume');
    expect(nextShare(going, compared(500), going.changed_at + 599)).toBeNull();
    expect(nextShare(going, compared(500), going.changed_at + 600)).toBe(0.25);
    await steer('step', 0.25);
    await expect(steer('step', 1)).rejects.toThrow('promote the set');
    await expect(
      controlRamp(store, operator, { ...input, canary: 'another', deed: 'pause' }),
    ).rejects.toThrow('No canary');
    expect((await store.log.read()).at(-1)).toMatchObject({
      action: 'canary-changed',
      detail: { ramp: 'step' },
    });
  });

  it('is refused unless its shares grow, and to a token that may not make its set live', async () => {
    await expect(aRamp({ steps: [0.5, 0.25] })).rejects.toThrow('grow');
    await expect(aRamp({ steps: [0.01] })).rejects.toThrow('grow');
    const { store, set } = await aRamp({ steps: [0.02] });
    const ramp = { steps: [1], hold_minutes: 0, visits_before: 0 };
    const tester = { name: 'ci', team: 'a', rights: ['canary' as const], packages: [] };
    const start = startCanary(store, tester, { set, share: 0.01, countries: [], ramp, reason: 'a trial' });
    await expect(start).rejects.toThrow('promote');
  });
});
