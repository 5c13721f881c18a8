import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { countryByKey, languageBySlug } from '@jobharbor/shared/contracts';
import type { RemoteResult } from '../render/render-contract.ts';
import { createRenderPool, type RenderPool } from '../render/render-pool.ts';
import { openSet, type ServedSet } from '../sets/served-set.ts';
import type { BenchSite } from './bench-site.ts';
import { type Figure, median, quantile } from './figure.ts';

const name = 'mfe-search';
/** The p95 of 100 differs by a tenth between runs. */
const rounds = 400;
const processExits = 5;
const clients = 4;

/** Rendering the results page in a render process and in this process, alternating. */
export async function* measureRenders(site: BenchSite): AsyncGenerator<Figure> {
  const { store, apiUrl } = site;
  const pool = createRenderPool({ apiUrl, perRelease: 1 });
  try {
    const live = await store.readLive();
    const set = await openSet(store, pool, live?.set ?? '');
    const release = set.remotes.get(name);
    const folder = release && (await store.openRelease(name, release.version));
    if (!release || !folder) throw new Error(`The live set has no ${name}.`);
    const request = await resultsPage(set);
    const bundle: { render(asked: object): Promise<RemoteResult> } = await import(
      pathToFileURL(join(folder, 'server/server.mjs')).href
    );
    const through = () => set.renderRemote(name, request);
    const within = () => bundle.render({ ...request, apiUrl: `${apiUrl}/api` });
    const times: Record<'through' | 'within', number[]> = { through: [], within: [] };
    for (let round = 0; round < rounds + 10; round += 1)
      for (const [how, draw] of Object.entries({ through, within })) {
        const began = performance.now();
        await draw();
        // Warm-up of the JIT compiler.
        if (round >= 10) times[how as keyof typeof times].push(performance.now() - began);
      }
    const ratio = quantile(times.through, 0.95) / quantile(times.within, 0.95);
    yield {
      what: 'server render of the results page, through a process : in this one, p95',
      value: ratio.toFixed(2),
      goal: '≤ 1.1',
      isMet: ratio <= 1.1,
      details: Object.entries(times).map(
        ([how, own]) =>
          `${how === 'through' ? 'through a process' : 'in this one'}: p50 ${median(own).toFixed(1)} ms, p95 ${quantile(own, 0.95).toFixed(1)} ms`,
      ),
    };
  } finally {
    await pool.stop();
  }
}

/** Throughput of 1, 2 and 4 render processes with four concurrent clients. */
export async function* measureWorkers(site: BenchSite, seconds: number): AsyncGenerator<Figure> {
  const live = await site.store.readLive();
  for (const workers of [1, 2, 4]) {
    const pool = createRenderPool({ apiUrl: site.apiUrl, perRelease: workers });
    try {
      const set = await openSet(site.store, pool, live?.set ?? '');
      const request = await resultsPage(set);
      const times: number[] = [];
      const draw = async (until: number, isCounted: boolean) => {
        for (let began = performance.now(); began < until; began = performance.now()) {
          await set.renderRemote(name, request);
          if (isCounted) times.push(performance.now() - began);
        }
      };
      const drawFor = (milliseconds: number, isCounted: boolean) =>
        Promise.all(Array.from({ length: clients }, () => draw(performance.now() + milliseconds, isCounted)));
      // Until all have started and are warm.
      await drawFor(3_000, false);
      await drawFor(seconds * 1_000, true);
      yield {
        what: `results page drawn by ${workers} ${workers === 1 ? 'worker' : 'workers'} for ${clients} clients`,
        value: `${(times.length / seconds).toFixed(0)} a second, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
        goal: 'none',
        isMet: true,
        details: [`${pool.running().filter((one) => one.name === name).length} processes`],
      };
    } finally {
      await pool.stop();
    }
  }
}

/** Recovery time: from the end of a render process until its page is rendered again, i.e. backoff plus start. */
export async function* measureCrashRecovery({ store, apiUrl }: BenchSite): AsyncGenerator<Figure> {
  const waits: number[] = [];
  const live = await store.readLive();
  for (let round = 0; round < processExits; round += 1) {
    // A separate pool, since consecutive crashes increase the backoff.
    const pool = createRenderPool({ apiUrl, perRelease: 1 });
    const set = await openSet(store, pool, live?.set ?? '');
    const request = await resultsPage(set);
    await set.renderRemote(name, request);
    waits.push(await measureCrash(pool, () => set.renderRemote(name, request)));
    await pool.stop();
  }
  yield {
    what: 'death of a bundle’s process to its next drawn page',
    value: `median ${median(waits).toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms of ${processExits}`,
    goal: '< 1000 ms',
    isMet: median(waits) < 1_000,
    details: [],
  };
}

async function resultsPage(set: ServedSet): Promise<Parameters<ServedSet['renderRemote']>[1]> {
  const release = set.remotes.get(name);
  if (!release) throw new Error(`The live set has no ${name}.`);
  return {
    pathname: '/en/ph/jobs',
    search: '',
    languageId: languageBySlug('en')?.id ?? 1,
    countryId: countryByKey('ph')?.id ?? 1,
    texts: { [release.contract.namespace]: await set.textsOf(release, 'en') },
    headers: {},
    now: Date.now(),
    timeZone: 'UTC',
    user: null,
  };
}

async function measureCrash(pool: RenderPool, draw: () => Promise<unknown>): Promise<number> {
  const pid = pool.running().find((one) => one.name === name)?.pid;
  if (pid === undefined) throw new Error(`No process draws ${name}.`);
  const began = performance.now();
  process.kill(pid, 'SIGKILL');
  // Otherwise a render that is sent to the dead process would be counted as rendered.
  while (pool.running().some((one) => one.pid === pid)) await delay(1);
  for (;;) {
    const isDrawn = await draw().then(
      () => true,
      () => false,
    );
    if (isDrawn) break;
    await delay(10);
  }
  return performance.now() - began;
}
