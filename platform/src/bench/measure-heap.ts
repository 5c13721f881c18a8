import type { BrowserContext } from 'playwright';
import { findPages, type PlaceFactory, placesOf } from '../rehearsal/find-places.ts';
import { followRequests, launchBrowser, openContext, openProbe, signIn } from '../rehearsal/open-page.ts';
import { probeRelease } from '../rehearsal/probe-remote.ts';
import { type Heap, largestGrowth, readHeap } from '../rehearsal/read-heap.ts';
import { startRehearsalSite } from '../rehearsal/rehearsal-site.ts';
import type { BenchSite } from './bench-site.ts';
import { type Figure, kibibytes } from './figure.ts';

const base = '/en/ph';
const early = 5;
const goal = 1;

/**
 * V8 collects type feedback for a function after some calls and compiles it after many. So a page without a leak grows
 * until about fifty mounts, and its compiled code for longer. A `steady` engine allocates feedback at the first call,
 * only interprets, and flushes no bytecode. The growth between 5 mounts and 100 is then the page's own.
 */
const engines = {
  steady: [
    '--no-lazy-feedback-allocation',
    '--no-sparkplug',
    '--no-maglev',
    '--no-opt',
    '--no-flush-bytecode',
  ],
  usual: [],
};
export type Engine = keyof typeof engines;
export const isEngine = (name: string): name is Engine => name in engines;

interface Retained {
  heap: Heap;
  /** Whole heap, compiled code and type feedback included. */
  used: number;
}

type Mounting =
  | { status: 'done'; where: string; before: Retained; after: Retained }
  | { status: 'stuck'; where: string; sentence: string };

/** Heap after `mounts` mounts and unmounts of each page and slot of each remote, relative to the heap after 5. */
export async function* measureHeap(
  site: BenchSite,
  { late, remotes, engine }: { late: number; remotes: readonly string[] | undefined; engine: Engine },
): AsyncGenerator<Figure> {
  const browser = await launchBrowser(...engines[engine]);
  const trial = await startRehearsalSite({
    store: site.store,
    versions: {},
    apiUrl: site.apiUrl,
    extra: [probeRelease],
  });
  const [guest, member] = [await openContext(browser, trial.url), await openContext(browser, trial.url)];
  if (!(await signIn(member, trial.url))) throw new Error('The API made no account to visit as.');
  const pages = await findPages(trial.url + base, trial.releases.values());
  // The first place of every remote comes first, so that an aborted run has measured all remotes.
  const places = [...trial.releases.values()]
    .filter(({ name }) => name !== 'shell' && (remotes?.includes(name) ?? true))
    .flatMap((release) =>
      placesOf(release, pages, base, [])
        .filter(({ page }) => !page?.isSample)
        .map((found, index) => ({ ...found, index })),
    )
    .sort((one, other) => one.index - other.index);
  for (const { asMember, place } of places) {
    const said = await mountOften(asMember ? member : guest, trial.url, place, late);
    const goalText = `≤ +${goal} %`;
    const what = `heap after ${late} mounts : after ${early}. ${said.where}`;
    if (said.status === 'stuck') {
      yield { what, value: said.sentence, goal: goalText, isMet: false, details: [] };
      continue;
    }
    const { before, after } = said;
    const share = (key: (held: Retained) => number) => (key(after) / key(before) - 1) * 100;
    const [own, all] = [share(({ heap }) => heap.bytes), share(({ used }) => used)];
    const isMet = Math.max(own, all) <= goal;
    yield {
      what,
      value: `${signed(all)}  (${kibibytes(before.used)} → ${kibibytes(after.used)} KB, code and all; objects, functions, lists and texts alone ${signed(own)})`,
      goal: goalText,
      isMet,
      details: isMet ? [] : largestGrowth(before.heap, after.heap, late / 2),
    };
  }
  await browser.close();
  await trial.close();
}

async function mountOften(
  context: BrowserContext,
  url: string,
  make: PlaceFactory,
  late: number,
): Promise<Mounting> {
  const page = await context.newPage();
  const requests = followRequests(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const measure = async (): Promise<Retained> => {
    for (let round = 0; round < 3; round += 1) {
      await cdp.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(30);
    }
    const { metrics } = await cdp.send('Performance.getMetrics');
    const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    return { heap: await readHeap(cdp), used };
  };
  await openProbe(page, url + base);
  const place = make({ page, base, quiet: () => requests.quiet() });
  let first: Retained | undefined;
  for (let round = 1; round <= late; round += 1) {
    const unsettled = (await place.mount()) ?? (await place.unmount());
    if (unsettled) {
      await page.close();
      return { status: 'stuck', where: place.where, sentence: unsettled };
    }
    if (round === early) first = await measure();
  }
  const last = await measure();
  await page.close();
  if (!first) throw new Error(`There are to be more than ${early} mounts.`);
  return { status: 'done', where: place.where, before: first, after: last };
}

const signed = (percent: number) => `${percent >= 0 ? '+' : ''}${percent.toFixed(2)} %`;
