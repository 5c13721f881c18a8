import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Browser, BrowserContext } from 'playwright';
import { OperationError } from '../contract/operation-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkFit, isCertainFailure, type Problem } from './check-fit.ts';
import { type FoundPlace, findPages, placesOf } from './find-places.ts';
import { launchBrowser, openContext, signIn } from './open-page.ts';
import { probeRelease } from './probe-remote.ts';
import { type RehearsalSite, startRehearsalSite } from './rehearsal-site.ts';
import { type Visit, visitPlaces } from './visit-places.ts';

export interface RehearsalOptions {
  store: ReleaseStore;
  /** Version of a shell in the store, served or not. */
  shell: string;
  /** Remotes to replace in the live set, package name → version. */
  versions?: Record<string, string>;
  /** Visits only these remotes of the set. */
  only?: readonly string[];
  /** Where an API listens, without `/api`. */
  apiUrl: string;
  say?: (text: string) => void;
}

/** Result of a rehearsal for one remote of the live set. */
export interface RemoteRehearsal {
  name: string;
  version: string;
  team: string;
  react: {
    needs: string;
    /** Version that it ran on; null if it did not run. */
    ran_on: string | null;
    /** Its own copy beside the shell's: its pages load both. */
    is_own: boolean;
  };
  problems: Problem[];
  visited: string[];
  notes: string[];
}

export interface Rehearsal {
  shell: { version: string; shared: string; react: string };
  /** The live set, of which all but the shell was used. */
  set: string;
  remotes: RemoteRehearsal[];
  breaks: boolean;
}

const base = '/en/ph';
/** Concurrent visits: most of a visit is waiting. */
const atOnce = 3;

/**
 * Runs a shell with every remote of the live set in a real browser, behind a temporary gateway, and reports problems by
 * remote. Nothing that is served changes.
 */
export async function rehearseShell(options: RehearsalOptions): Promise<Rehearsal> {
  const { store, shell, versions = {}, only, apiUrl, say = () => {} } = options;
  const live = await store.readLive();
  if (!live)
    throw new OperationError('conflict', 'Nothing is live yet: there is no remote to rehearse with.');
  const served = Object.keys((await store.readSet(live.set)).members).filter((name) => name !== 'shell');
  const unknown = only?.find((name) => !served.includes(name));
  if (unknown !== undefined)
    throw new OperationError(
      'not-found',
      `${unknown} is no remote of the live set. Name one of ${served.toSorted().join(', ')}.`,
    );
  const members = { ...versions, shell };
  const site = await startRehearsalSite({ store, versions: members, apiUrl, extra: [probeRelease] });
  const browser = await launchBrowser();
  try {
    return { set: live.set, ...(await rehearseInSite(site, browser, { say, only })) };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The same in a running trial site. */
export async function rehearseInSite(
  site: RehearsalSite,
  browser: Browser,
  { say, only }: { say: (text: string) => void; only?: readonly string[] | undefined },
): Promise<Omit<Rehearsal, 'set'>> {
  const shell = site.releases.get('shell');
  const { shared = 'unknown', react = 'unknown' } = shell?.contract.provides ?? {};
  const remotes: RemoteRehearsal[] = [];
  const [guest, member] = [await openContext(browser, site.url), await openContext(browser, site.url)];
  try {
    const visitors = { guest, member: (await signIn(member, site.url)) ? member : null };
    const pages = await findPages(site.url + base, site.releases.values());
    const waiting = [...site.releases.values()].filter(({ name }) =>
      only ? only.includes(name) : name !== 'shell',
    );
    const runNext = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const said = await rehearseRemote(site, visitors, pages, next, react);
        say(`${said.problems.length === 0 ? 'runs' : 'BREAKS'}  ${said.name} ${said.version}`);
        remotes.push(said);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, runNext));
  } finally {
    await Promise.all([guest.close(), member.close()]);
  }
  remotes.sort((a, b) => a.name.localeCompare(b.name));
  const breaks = remotes.some(({ problems }) => problems.length > 0);
  return { shell: { version: shell?.version ?? 'unknown', shared, react }, remotes, breaks };
}

async function rehearseRemote(
  site: RehearsalSite,
  { guest, member }: { guest: BrowserContext; member: BrowserContext | null },
  pages: string[],
  release: Release,
  shellReact: string,
): Promise<RemoteRehearsal> {
  const notes: string[] = [];
  const places = placesOf(release, pages, base, notes);
  const forGuests = places.filter(({ asMember }) => !asMember);
  const fit = checkFit(release, site.releases);
  const isBroken = isCertainFailure(fit);
  const visits: Visit[] = [await visitPlaces(isBroken, guest, site.url, base, release, forGuests)];
  if (member)
    visits.push(await visitPlaces(isBroken, member, site.url, base, release, placesOfMembers(places)));
  else notes.push('The API made no account: nothing was visited as somebody who is signed in.');
  for (const text of new Set(visits.flatMap(({ once }) => once)))
    notes.push(`Found once on a busy machine, and not when looked at again: ${text}`);
  const found = [...fit, ...visits.flatMap(({ problems }) => problems)];
  const ranOn = visits.find(({ react }) => react !== null)?.react ?? null;
  const { name, version, team, contract } = release;
  return {
    name,
    version,
    team,
    react: { needs: contract.needs.react, ran_on: ranOn, is_own: ranOn !== null && ranOn !== shellReact },
    problems: [...new Map(found.map((problem) => [problem.text, problem])).values()],
    visited: [...new Set(visits.flatMap(({ visited }) => visited))],
    notes,
  };
}

/** Places of a signed-in visitor: public pages too, since they differ; their server render is checked as a guest. */
const placesOfMembers = (places: readonly FoundPlace[]): FoundPlace[] =>
  places
    .filter(({ asMember, page }) => asMember || page !== undefined)
    .map((place) =>
      place.asMember || !place.page
        ? place
        : { ...place, page: { ...place.page, isRendered: false }, mayLeadAway: true },
    );
