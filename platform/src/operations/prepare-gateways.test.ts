import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import type { Machine } from '../contract/machine-schemas.ts';
import { listMachines } from '../machines/watch-machine.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readSetToPrepare } from '../store/set-to-prepare.ts';
import { aGateway, operator, setOfPage } from '../testing/a-gateway.ts';
import { lastEntry } from '../testing/a-live-site.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { storeFacts } from '../testing/canaries.ts';
import { prepareSet, promote, startCanary, stopCanary } from './operations.ts';
import { prepareGateways } from './prepare-gateways.ts';

const counts = (version: string) => ({
  name: 'mfe-a',
  version,
  paths: ['/jobs'],
  server: `let renders = 0;
    export const render = async () => {
      renders += 1;
      return { html: 'version ${version}, render ' + renders, head: null, state: null, status: 200 };
    };`,
});

const says = (text: string) => ({
  name: 'shell',
  version: '2',
  server: `export const renderFrame = ({ texts }) =>
    ({ before: '<h1>' + texts.shell.hello + '</h1><div id="jh-outlet">', after: '</div>', title: null });`,
  files: { 'locales/en.json': JSON.stringify({ hello: text }) },
});

const path = '/en/ph/jobs';
const reason = 'for a test';
/** Milliseconds below the five seconds that a gateway is waited for. */
const soon = 4_000;

async function aSecondSet(
  store: ReleaseStore,
  ...drafts: Parameters<typeof addRelease>[1][]
): Promise<string> {
  for (const draft of drafts) await addRelease(store, draft);
  const versions = Object.fromEntries(drafts.map(({ name, version = '1' }) => [name, version]));
  return (await prepareSet(store, operator, { versions, reason })).id;
}

/** Two gateways that have written their status, and have served a page. */
async function twoGateways(store: ReleaseStore) {
  const gateways = [await aGateway(store), await aGateway(store)];
  for (const app of gateways) await app.inject({ url: path });
  await expect.poll(() => listMachines(store.storage)).toHaveLength(2);
  return gateways;
}

/** A status of a gateway that does not run, of a version that prepares no sets. */
const silent = (id: string) => ({
  ...{ id, host: id, pid: 1, started_at: 1, at: Math.floor(Date.now() / 1_000) },
  ...{ memory: 1, memory_free: 1, memory_total: 1, load: 1, cores: 1, disk_free: 1, disk_total: 1 },
  ...{ processes: [], api: 'ok', api_ms: 1, unreadable: [] },
});

describe('before a set is live', () => {
  it('every gateway has opened it, and rendered a page of its new versions with their texts', async () => {
    const store = await aLiveStore(counts('1'));
    const gateways = await twoGateways(store);
    const second = await aSecondSet(store, counts('2'), says('new text'));
    let failures: unknown[] = [];
    const watched: ReleaseStore = {
      ...store,
      async moveLive(from, to) {
        failures = (await listMachines(store.storage)).map(({ prepared }) => prepared?.failure);
        return store.moveLive(from, to);
      },
    };
    await promote(watched, operator, { set: second, reason }, storeFacts);
    expect(failures).toEqual([null, null]);
    for (const app of gateways) {
      const page = await vi.waitFor(async () => {
        const answer = await app.inject({ url: path });
        expect(setOfPage(answer)).toBe(second);
        return answer;
      });
      // The first was of the preparation.
      expect(page.body).toContain('version 2, render 2');
      expect(page.body).toContain('<h1>new text</h1>');
    }
  });

  it('a gateway that cannot open it is named, and goes on with the set before', async () => {
    const store = await aLiveStore(counts('1'));
    const [app] = await twoGateways(store);
    const first = (await store.readLive())?.set;
    const second = await aSecondSet(store, {
      name: 'shell',
      version: '2',
      server: 'throw new Error("planted")',
    });
    const canary = { set: second, share: 0.1, countries: [], reason };
    const { id } = await startCanary(store, operator, canary);
    expect((await lastEntry(store))?.detail?.warned).toContain(`cannot open set ${second}`);
    await stopCanary(store, operator, { id, reason });
    const warnings: string[] = [];
    const facts = { ...storeFacts, warn: (text: string) => warnings.push(text) };
    await promote(store, operator, { set: second, reason }, facts);
    expect(warnings).toHaveLength(2);
    expect((await lastEntry(store))?.detail).toEqual({ warned: warnings.join('\n') });
    expect(warnings[0]).toMatch(new RegExp(`cannot open set ${second}, .*planted`, 's'));
    expect(setOfPage((await app?.inject({ url: path })) ?? expect.fail())).toBe(first);
  });

  it('a gateway that does not answer is waited for once, and one of an older version not at all', async () => {
    const { storage } = await aLiveStore(counts('1'));
    const note = (id: string, given: Partial<Machine>) =>
      storage.write(`machines/${id}.json`, JSON.stringify({ ...silent(id), ...given }));
    await note('older', {});
    await prepareGateways(storage, 'set');
    expect(await readSetToPrepare(storage)).toBeNull();

    await note('hangs', { prepared: null });
    await prepareGateways(storage, 'set', undefined, 100);
    expect(await readSetToPrepare(storage)).toMatchObject({ set: 'set' });
    const start = performance.now();
    await prepareGateways(storage, 'next');
    expect(performance.now() - start).toBeLessThan(soon);
    expect(await readSetToPrepare(storage)).toMatchObject({ set: 'next' });
  });

  it('a gateway of this machine whose process has ended is not waited for', async () => {
    const { storage } = await aLiveStore(counts('1'));
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const ended = { ...silent('ended'), host: hostname(), pid, prepared: null };
    await storage.write('machines/ended.json', JSON.stringify(ended));
    const start = performance.now();
    await prepareGateways(storage, 'set');
    expect(performance.now() - start).toBeLessThan(soon);
  });
});
