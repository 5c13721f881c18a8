import { type SessionUser, sessionUser, textTag } from '@jobharbor/shared/contracts';
import type { RemoteRoute } from '@jobharbor/shared/remote/contract';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import type { JobFlags } from '../../page-cache/job-marks.ts';
import type { FrameRoute } from '../../render/render-contract.ts';
import { localVersion } from '../../sets/local-release.ts';
import type { PageRequest } from './page-request.ts';

/** What is known of a page before it is rendered. */
export interface PageFacts extends RoutedPage, PageTexts {
  user: SessionUser | null;
  /** What the person of a rendered page saved, applied for and blocked, if known. Not awaited: the frame needs none of it. */
  jobFlags: Promise<JobFlags | undefined>;
  now: number;
}
type RoutedPage = ReturnType<typeof routePage>;
type PageTexts = Awaited<ReturnType<typeof readTexts>>;

export async function readPageFacts(request: PageRequest): Promise<PageFacts> {
  const user = readUser(request.userCookie);
  const routed = routePage(request, user);
  const jobFlags = Promise.resolve(user && routed.isForAll ? request.readJobFlags() : undefined);
  // Awaited by the render of the remote; a failure before that must not end the process.
  jobFlags.catch(() => {});
  const texts = await readTexts(request, routed.release);
  return { ...routed, user, jobFlags, now: Date.now(), ...texts };
}

/** The release that the address belongs to, and whether the server renders it. */
function routePage(
  { set, address: { path }, isInMaintenance, backAt, sessionHeaders }: PageRequest,
  user: SessionUser | null,
) {
  const match = matchRoute(set.contracts, path);
  const isDown = isInMaintenance || path === '/maintenance';
  const release = match && !isDown ? (set.remotes.get(match.remote) ?? null) : null;
  const route: FrameRoute = isDown
    ? { status: 'maintenance', ...(backAt !== null && { backAt }) }
    : release
      ? { status: 'remote', name: release.name }
      : { status: 'not-found' };
  const found = match?.route;
  const hasServer = release?.has_server === true;
  const isForAll = hasServer && found?.render === 'server';
  const session =
    found?.reads && sessionHeaders && staysOn(found, user)
      ? { calls: found.reads, headers: sessionHeaders }
      : undefined;
  const isRenderedHere = isForAll || (hasServer && session !== undefined);
  // A page that only renders in the browser is not indexed. A failed server render keeps its place in the index by 503.
  const isSearchable = isForAll && found?.access === 'public';
  return { match, isDown, release, route, isRenderedHere, isForAll, isSearchable, session };
}

async function readTexts(request: PageRequest, release: Release | null) {
  const { set, address } = request;
  const words = textTag(address);
  const shellTexts = await set.textsOf(set.shell, words);
  const frameTexts = { [set.shell.contract.namespace]: shellTexts, places: await set.placeTextsOf(words) };
  const ownTexts = release && release.version !== localVersion ? await textsOfRemote(request, release) : null;
  const texts = release && ownTexts ? { ...frameTexts, [release.contract.namespace]: ownTexts } : frameTexts;
  return { words, frameTexts, ownTexts, texts };
}

/** Whether the shell shows the page to this person, and leads to no other before it. */
const staysOn = ({ access }: RemoteRoute, user: SessionUser | null): boolean =>
  user !== null && (access === 'public' || (user.deletion_due_at === undefined && !user.needs_second_factor));

/** A remote with unreadable texts renders in the browser, which may have them. */
async function textsOfRemote({ set, address, log }: PageRequest, release: Release) {
  try {
    return await set.textsOf(release, textTag(address));
  } catch (error) {
    log.error({ err: error, remote: release.name, set: set.id }, 'a remote’s texts could not be read');
    return null;
  }
}

/** The user in the readable cookie: unverified, only for displaying a name in the header. */
function readUser(cookie: string | undefined): SessionUser | null {
  if (!cookie) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(cookie));
    return parsed.success && parsed.data.role !== 'guest' ? parsed.data : null;
  } catch {
    return null;
  }
}
