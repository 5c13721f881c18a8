import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ReleaseStore } from '../store/release-store.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { collectDaily } from './collect-daily.ts';
import { publish } from './live-set.ts';

const day = 86_400_000;
const noon = Date.parse('2026-03-01T12:00:00Z');
afterEach(() => vi.useRealTimers());

/** Two versions of a remote, the older served until today. */
async function aSite() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: noon });
  const store = await anEmptyStore();
  await addValidRelease(store, { name: 'shell' });
  for (const version of ['1', '2', '3']) {
    await addValidRelease(store, { version });
    await publish(store, { shell: '1', 'mfe-a': version }, `version ${version}`);
  }
  return store;
}
function aProcess(store: ReleaseStore) {
  const failures: unknown[] = [];
  const daily = collectDaily(store, { onError: (error) => failures.push(error), interval: day / 4 });
  onTestFinished(async () => {
    await daily.stop();
    expect(failures).toEqual([]);
  });
  return daily;
}
const collected = async (store: ReleaseStore) =>
  (await store.log.read()).filter(({ action }) => action === 'collect');

describe('while a site runs', () => {
  it('what nobody has been served for thirty days goes by itself, and the log says so', async () => {
    const store = await aSite();
    const daily = aProcess(store);
    vi.advanceTimersByTime(29 * day);
    await daily.look();
    expect(await store.versionsOf('mfe-a')).toEqual(['1', '2', '3']);
    vi.advanceTimersByTime(2 * day);
    // The live set, and the previous one for a roll-back, remain.
    await vi.waitFor(async () => {
      // A pending poll is not repeated.
      vi.advanceTimersByTime(day / 4);
      expect(await store.versionsOf('mfe-a')).toEqual(['2', '3']);
    }, 15_000);
    await vi.waitFor(
      async () =>
        expect(await collected(store)).toEqual([
          expect.objectContaining({
            by: 'daily collection',
            detail: expect.objectContaining({ releases: 1 }),
          }),
        ]),
      15_000,
    );
  });

  it('one of its processes collects a day, however many there are', async () => {
    const store = await aSite();
    const processes = Array.from({ length: 4 }, () => aProcess(store));
    const whoDid = async () => {
      const did = await Promise.all(processes.map(({ look }) => look()));
      return did.filter(Boolean).length;
    };
    await vi.waitFor(
      async () => expect(await store.storage.list('collected')).toEqual(['2026-03-01.json']),
      15_000,
    );
    expect(await whoDid()).toBe(0);
    vi.setSystemTime(noon + day);
    expect(await whoDid()).toBe(1);
    expect(await whoDid()).toBe(0);
    expect(await store.storage.list('collected')).toEqual(['2026-03-02.json']);
  });
});
