import { setTimeout as delay } from 'node:timers/promises';
import { publishRelease, rollBack } from '../operations/operations.ts';
import type { BenchSite } from './bench-site.ts';
import { copyRelease } from './copy-release.ts';
import { type Figure, median } from './figure.ts';

const goal = 1_000;
const rounds = 20;
const path = '/en/ph/jobs';
const name = 'mfe-search';

/**
 * Time from the command until a complete page of the new set is served. The command runs in this process; the gateway
 * polls the store in its own. Includes all checks of the release gate but the one in a browser.
 */
export async function* measureServing(site: BenchSite): AsyncGenerator<Figure> {
  const { store, actor, url } = site;
  const live = await store.readLive();
  const from = (await store.readSet(live?.set ?? '')).members[name] ?? '';
  const version = `${from.replace(/-again$/, '')}-again`;
  if (from !== version) await copyRelease(store, name, from, version);
  const facts = { apiUrl: site.apiUrl, checkLifecycle: null };
  const times: Record<'publish' | 'roll-back' | 'publish, since it was done', number[]> = {
    publish: [],
    'publish, since it was done': [],
    'roll-back': [],
  };
  const reason = 'a measurement';
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    // From the second round on it is a set that was rolled back.
    const input = { versions: { [name]: version }, reason, force: round > 0 };
    const set = await publishRelease(store, actor, input, facts);
    const done = performance.now();
    const served = await servedAt(url, set.id);
    times.publish.push(served - began);
    times['publish, since it was done'].push(served - done);
    await delay(300);

    const undone = performance.now();
    const before = await rollBack(store, actor, { reason });
    times['roll-back'].push((await servedAt(url, before.id)) - undone);
    await delay(300);
  }
  for (const [what, own] of Object.entries(times))
    yield {
      what: `${what} to served`,
      value: `median ${median(own).toFixed(0)} ms, longest ${Math.max(...own).toFixed(0)} ms of ${own.length}`,
      goal: `< ${goal} ms`,
      isMet: median(own) < goal,
      details: [`one after the other: ${own.map((time) => time.toFixed(0)).join(', ')}`],
    };
}

async function servedAt(url: string, set: string): Promise<number> {
  for (;;) {
    const html = await (await fetch(url + path)).text();
    if (html.includes(`"set":"${set}"`)) return performance.now();
  }
}
