import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Tap } from '@jobharbor/shared/remote/taps';
import type { Browser } from 'playwright';
import { launchBrowser } from '../rehearsal/open-page.ts';
import { startRehearsalSite } from '../rehearsal/rehearsal-site.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { describeSlower, isSlower, type TapRounds } from './compare-taps.ts';
import { measureTap } from './measure-tap.ts';
import type { TapTrace } from './read-trace.ts';
import { readPages, tapPath } from './tap-addresses.ts';
import { createVisitors } from './visitors.ts';

export interface TapCheckOptions {
  store: ReleaseStore;
  /** Candidates, package name → version. */
  versions: Readonly<Record<string, string>>;
  apiUrl: string;
  say?: (text: string) => void;
}

const base = '/en/ph';
/** Rounds of a tap that was slower in its first one. */
const confirmations = 3;
/** Milliseconds after which no further tap is begun: a busy machine must not hold a release back. */
const limit = 300_000;

export interface TapReport {
  /** Sentences about taps that became slower. */
  slower: string[];
  /** Sentence about taps that were not measured. */
  notes: string[];
}

/**
 * Finds taps that became slower by a third. The candidates' taps are measured against the live set in turns, in the same
 * browser, by processor time. A remote without a live version, or without taps, is not compared.
 */
export async function findSlowerTaps(options: TapCheckOptions): Promise<TapReport> {
  const { store, versions, apiUrl, say = () => {} } = options;
  const compared = await comparedTaps(options);
  const report: TapReport = { slower: [], notes: [] };
  if (compared.length === 0) return report;
  const live = await startRehearsalSite({ store, versions: {}, apiUrl });
  const candidate = await startRehearsalSite({ store, versions: { ...versions }, apiUrl });
  const browser = await launchBrowser();
  const until = Date.now() + limit;
  try {
    const sides = {
      live: await openSite(browser, live.url),
      candidate: await openSite(browser, candidate.url),
    };
    for (const [index, { release, tap }] of compared.entries()) {
      if (Date.now() > until) {
        report.notes.push(`The machine is busy: ${compared.length - index} taps were not measured.`);
        break;
      }
      say(`Measuring “${tap.name}” of ${release.name}.`);
      const rounds = await measureBoth(sides, release, tap);
      if (rounds && isSlower(rounds)) report.slower.push(describeSlower(rounds));
    }
    return report;
  } finally {
    await browser.close();
    await live.close();
    await candidate.close();
  }
}

/** Taps of the candidates that have a live version. */
async function comparedTaps({ store, versions }: TapCheckOptions): Promise<{ release: Release; tap: Tap }[]> {
  const live = await store.readLive();
  const members = live ? (await store.readSet(live.set)).members : {};
  const known = Object.entries(versions).filter(([name]) => members[name] !== undefined);
  const releases = await Promise.all(known.map(([name, version]) => store.readRelease(name, version)));
  return releases.flatMap((release) => (release.taps ?? []).map((tap) => ({ release, tap })));
}

type Measure = (release: Release, tap: Tap) => Promise<TapTrace | null>;

/** One round on both sides, or as many as confirm that the tap is slower; null where a page no longer has the element. */
async function measureBoth(
  sides: Record<'live' | 'candidate', Measure>,
  release: Release,
  tap: Tap,
): Promise<TapRounds | null> {
  const rounds = { live: [] as TapTrace[], candidate: [] as TapTrace[] };
  do {
    for (const side of ['live', 'candidate'] as const) {
      const measured = await sides[side](release, tap);
      if (!measured) return null;
      rounds[side].push(measured);
    }
  } while (isSlower(rounds) && rounds.live.length < confirmations);
  return { remote: release.name, name: tap.name, ...rounds };
}

/** Measures taps of one site; null where its page or element is missing. */
async function openSite(browser: Browser, url: string): Promise<Measure> {
  const openVisitor = await createVisitors(browser, url);
  const pages = await readPages(url + base);
  return async ({ contract }, tap) => {
    const path = tapPath(tap, contract, pages, base);
    if (path === null) return null;
    const context = await openVisitor(tap.visitor);
    return measureTap(browser, context, url + base + path, tap)
      .catch(() => null)
      .finally(() => context.close());
  };
}
