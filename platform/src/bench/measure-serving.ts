import { setTimeout as delay } from 'node:timers/promises';
import { publishRelease, rollBack } from '../operations/operations.ts';
import type { BenchSite } from './bench-site.ts';
import { copyRelease } from './copy-release.ts';
import { type Figure, quantile } from './figure.ts';

/** Milliseconds. From the command it is nearly all the release gate, which renders every page in every language. */
const goals = {
  'publish, from the command': Number.POSITIVE_INFINITY,
  'publish, from its answer': 300,
  'roll-back, from the command': 300,
};
const rounds = 20;
const path = '/en/ph/jobs';
const name = 'mfe-search';
const reason = 'a measurement';

/**
 * Time until a complete page of the new set is served, with a version in each round that no gateway has seen. The command
 * runs in this process; the gateway follows the store in its own. Includes all checks of the release gate but the one in
 * a browser.
 */
export async function* measureServing(site: BenchSite): AsyncGenerator<Figure> {
  const { store, actor, url } = site;
  const live = await store.readLive();
  const from = (await store.readSet(live?.set ?? '')).members[name] ?? '';
  const facts = { apiUrl: site.apiUrl, checkLifecycle: null };
  // A site that has visitors.
  await servedAt(url, live?.set ?? '');
  const times = new Map(Object.keys(goals).map((what) => [what, [] as number[]]));
  const note = (what: keyof typeof goals, took: number) => times.get(what)?.push(took);
  for (let round = 0; round < rounds; round += 1) {
    const version = `${from}-${Date.now()}`;
    await copyRelease(store, name, from, version);
    const began = performance.now();
    const set = await publishRelease(store, actor, { versions: { [name]: version }, reason }, facts);
    const done = performance.now();
    const served = await servedAt(url, set.id);
    note('publish, from the command', served - began);
    note('publish, from its answer', served - done);
    await delay(300);

    const undone = performance.now();
    const before = await rollBack(store, actor, { reason });
    note('roll-back, from the command', (await servedAt(url, before.id)) - undone);
    await delay(300);
    await store.removeSet(set.id);
    await store.removeRelease(name, version, async () => true);
  }
  for (const [what, goal] of Object.entries(goals)) {
    const own = times.get(what) ?? [];
    const longest = Math.max(...own);
    yield {
      what: `${what} to served`,
      value: `longest ${longest.toFixed(0)} ms, median ${quantile(own, 0.5).toFixed(0)} ms of ${own.length}`,
      goal: Number.isFinite(goal) ? `longest < ${goal} ms` : 'none',
      isMet: longest < goal,
      details: [`one after the other: ${own.map((time) => time.toFixed(0)).join(', ')}`],
    };
  }
}

async function servedAt(url: string, set: string): Promise<number> {
  for (;;) {
    const html = await (await fetch(url + path)).text();
    if (html.includes(`"set":"${set}"`)) return performance.now();
  }
}
