import type { Release } from '@jobharbor/shared/remote/discovery';
import pTimeout from 'p-timeout';
import type { Browser, BrowserContext } from 'playwright';
import type { ReleaseStore } from '../store/release-store.ts';
import { confirmFindings } from './confirm-findings.ts';
import { findLeaks } from './find-leaks.ts';
import { findPages, type PlaceFactory, placesOf } from './find-places.ts';
import { measureRetained, type Retained, readReports, readTracked } from './measure-retained.ts';
import { followRequests, launchBrowser, openContext, openProbe, signIn } from './open-page.ts';
import { probeRelease } from './probe-remote.ts';
import { type RehearsalSite, startRehearsalSite } from './rehearsal-site.ts';
import { rehearseInSite } from './rehearse-shell.ts';
import { trackers } from './trackers.ts';
import { checkPageWeight, followFiles, weightOf } from './weigh-page.ts';
import { withinLimit } from './within-limit.ts';

export interface LifecycleOptions {
  store: ReleaseStore;
  /** Candidates, package name → version: in the store, not served yet. */
  versions: Record<string, string>;
  /** Where an API listens, without `/api`. */
  apiUrl: string;
  /** The candidates to mount, or for a new shell the remotes to rehearse with it. Default: all. */
  only?: readonly string[];
  say?: (text: string) => void;
}

export interface LifecycleReport {
  /** Sentences: what, where, and how to fix it. Empty if all lifecycles are clean. */
  refusals: string[];
  /** Pages and slots that were checked, and skipped ones. */
  notes: string[];
}

const mounts = { early: 5, late: 20 };
const base = '/en/ph';
/** Timeout in milliseconds of all rounds of one place, and of closing a page: a stuck page is killed with the browser. */
const placeLimit = 300_000;
const closeLimit = 5_000;
/** Milliseconds that places may take on average: beyond it a busy machine gives no verdict, and says so. */
const meanLimit = 90_000;

/**
 * Mounts and unmounts every page and every slot of the candidates 20 times in a real browser, in the live set with the
 * candidates. It uses the shell's own adapter. It reports leaks, and what loads more by itself than its budget. Public
 * pages are visited as a guest, protected ones and slots with an account of the check's own, where the API makes one.
 */
export async function checkLifecycle(options: LifecycleOptions): Promise<LifecycleReport> {
  const { store, versions, apiUrl, only, say = () => {} } = options;
  const report: LifecycleReport = { refusals: [], notes: [] };
  const site = await startRehearsalSite({ store, versions, apiUrl, extra: [probeRelease] });
  const browser = await launchBrowser();
  try {
    const guest = await openContext(browser, site.url);
    const member = await openContext(browser, site.url);
    const isMember = await signIn(member, site.url);
    if (!isMember) report.notes.push('The API made no account: protected pages were not visited.');
    const pages = await findPages(site.url + base, site.releases.values());
    const looks: Look[] = [];
    const turns = Object.keys(versions).flatMap((name) => {
      const release = site.releases.get(name);
      if (!release || name === 'shell' || only?.includes(name) === false) return [];
      const places = placesOf(release, pages, base, report.notes);
      return places.filter(({ asMember }) => isMember || !asMember).map((found) => ({ ...found, release }));
    });
    const next = withinLimit(meanLimit * turns.length, turns.length);
    for (const { place, asMember, release } of turns) {
      say(next(release.name));
      const late = `A page or slot of ${release.name} kept the check busy for ${placeLimit / 1000} s. Look for work without end.`;
      const look = async (context: BrowserContext) => {
        const said = await pTimeout(checkPlace(context, site.url, release, place), {
          milliseconds: placeLimit,
          fallback: () => ({ refusals: [late], note: late }),
        });
        report.notes.push(said.note);
        say(said.note);
        return said.refusals;
      };
      const again = async () => {
        say(`Looking again at a page or slot of ${release.name}: the machine is busy.`);
        const fresh = await openContext(browser, site.url);
        if (asMember) await signIn(fresh, site.url);
        return look(fresh).finally(() => fresh.close());
      };
      looks.push({ first: await look(asMember ? member : guest), again });
    }
    report.refusals.push(...(await confirmLooks(looks)));
    if (versions.shell !== undefined && (await store.readLive()) !== null)
      report.refusals.push(...(await refusalsOfShell(site, browser, { say, only })));
  } finally {
    await browser.close();
    await site.close();
  }
  return { ...report, refusals: [...new Set(report.refusals)] };
}

/** Refusals of one place, and how to look at it again as another visitor. */
interface Look {
  first: readonly string[];
  again: () => Promise<readonly string[]>;
}

/** The refusals of all places; where slowness can have caused each of them, only confirmed ones. */
async function confirmLooks(looks: readonly Look[]): Promise<string[]> {
  const isRefusedAnyway = looks.some(({ first }) => !first.every(mayBeSlowness));
  const refusals: string[] = [];
  for (const { first, again } of looks) {
    const confirm = () => confirmFindings(first, again, { mayBeSlowness, textOf: (text) => text });
    refusals.push(...(isRefusedAnyway ? first : await confirm()));
  }
  return refusals;
}

/** A shell has no pages to mount: it is checked by its effect on all others. */
async function refusalsOfShell(
  site: RehearsalSite,
  browser: Browser,
  options: Parameters<typeof rehearseInSite>[2],
): Promise<string[]> {
  const { remotes } = await rehearseInSite(site, browser, options);
  return remotes.flatMap(({ name, team, problems }) =>
    problems.map(
      ({ kind, text }) =>
        `The shell breaks ${name} of team ${team} (${kind}): ${text} See all of it with: pnpm platform rehearse.`,
    ),
  );
}

async function checkPlace(context: BrowserContext, url: string, release: Release, make: PlaceFactory) {
  const page = await context.newPage();
  const thrown = new Set<string>();
  page.on('pageerror', (error) => thrown.add(error.message));
  try {
    for (const track of trackers) await page.addInitScript(track, `/assets/${release.name}/`);
    const requests = followRequests(page);
    const loaded = followFiles(page, release);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await openProbe(page, url + base);
    const place = make({ page, base, quiet: () => requests.quiet() });
    const before = await readTracked(page);
    let early: Retained | undefined;
    for (let round = 1; round <= mounts.late; round += 1) {
      const unsettled = (await place.mount()) ?? (await place.unmount());
      if (unsettled) return { refusals: [unsettled, ...thrownIn(place.where, thrown)], note: unsettled };
      if (round === mounts.early) early = await measureRetained(page, cdp);
    }
    const late = await measureRetained(page, cdp);
    if (!early) throw new Error('There was no early round.');
    const reports = await readReports(page);
    const between = mounts.late - mounts.early;
    const weight = checkPageWeight(place.where, release, loaded());
    return {
      refusals: [
        ...(weight ? [weight] : []),
        ...findLeaks(place.where, { before, early, late, between, reports }),
        ...thrownIn(place.where, thrown),
      ],
      note: `${place.where}: loads ${weightOf(release, loaded())} bytes; mounted ${mounts.late} times; ${inKibibytes(early)} → ${inKibibytes(late)} KB, nodes ${early.nodes} → ${late.nodes}, listeners ${early.listeners} → ${late.listeners}`,
    };
  } finally {
    await pTimeout(page.close(), { milliseconds: closeLimit, fallback: () => {} });
  }
}

/** Refusals of places that had not settled in time: what stands or runs a moment longer, or came a moment later. */
const mayBeSlowness = (refusal: string): boolean =>
  / does not (?:un)?mount: | leaves DOM behind: | leaves open: | leaks (?:listeners|timers|DOM): | leaves changed /.test(
    refusal,
  );

const inKibibytes = ({ heap }: Retained) => Math.round(heap.bytes / 1024);
const thrownIn = (where: string, errors: Iterable<string>): string[] =>
  [...errors].map(
    (error) =>
      `${where} throws “${error}” while it is mounted and unmounted. Mend the error: in the site it takes the page away.`,
  );
