import type { SessionUser } from '@jobharbor/shared/contracts';
import { foldSlug } from '@jobharbor/shared/contracts/primitives/fold-slug';
import { keysOfPage, subjectOf } from '../../page-cache/drawn-page.ts';
import type { JobFlags } from '../../page-cache/job-marks.ts';
import type { MembersPart } from '../../page-cache/members-parts.ts';
import type { RemoteResult } from '../../render/render-contract.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageRequest } from './page-request.ts';
import { keyOfMembersPart } from './shared-page.ts';

/** What a render for nobody in particular gets of its person. */
export interface NobodysFacts {
  user: SessionUser;
  jobFlags: JobFlags;
  now: number;
}
export interface RenderEvents {
  apiFailure(): void;
  refused(): void;
}
type Render = (facts: NobodysFacts, on: RenderEvents) => Promise<RemoteResult | null>;

/** The remote's part that signed-in people share, if the page has one and this person's flags do not change it. */
export async function renderMembersPart(
  request: PageRequest,
  { user, match }: Pick<PageFacts, 'user' | 'match'>,
  flags: JobFlags | undefined,
  render: Render,
): Promise<MembersPart | null> {
  const { members, address } = request;
  const sharedBy = match?.route.sharedBy;
  const key = user && keyOfMembersPart(request, user);
  if (!members || !sharedBy || !key || !flags) return null;
  const asked = { key, showsAlertOf: alertsShownOn(request), ownJob: jobOf(request), flags, sharedBy };
  return members.find(asked, async (jobFlags, now) => {
    const { shown_name: _, ...rest } = user;
    const nobody = { ...rest, id: 0, first_name: '', avatar_url: null };
    let [hasApiFailed, isRefused] = [false, false];
    const drawn = await render(
      { user: nobody, jobFlags, now },
      {
        apiFailure: () => {
          hasApiFailed = true;
        },
        refused: () => {
          isRefused = true;
        },
      },
    );
    const place = { path: address.path, country: address.country.key };
    const keys = keysOfPage(place, drawn?.html ?? '', match.route);
    return { drawn, hasApiFailed, isRefused, keys, now };
  });
}

/** The job of a page, or that of the pane beside a list. */
function jobOf({ address, search }: PageRequest): number | undefined {
  const subject = subjectOf(address.path);
  if (subject?.kind === 'job') return subject.id;
  const id = new URLSearchParams(search).get('job') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/**
 * Whether a page may show that there is an alert of another, as in `alert_paths`: of itself, of its company's jobs, and of
 * jobs like the one that it shows. Such an alert begins with a word of that job's title, of which only the slug is known here.
 */
function alertsShownOn(request: PageRequest): (page: string) => boolean {
  const { path, country } = request.address;
  const subject = subjectOf(path);
  const shown = new Set([country.key + path + request.search]);
  if (subject?.kind === 'company') shown.add(`${country.key}/jobs?company=${subject.id}`);
  const ofWords = `${country.key}/jobs?q=`;
  const showsJob = jobOf(request) !== undefined;
  const slug = subject?.kind === 'job' ? foldSlug(decode(path.split('/')[2] ?? '')) : '';
  return (page) => {
    if (shown.has(page)) return true;
    if (!showsJob || !page.startsWith(ofWords)) return false;
    const text = new URLSearchParams(page.slice(page.indexOf('?'))).get('q') ?? '';
    const [word = ''] = foldSlug(text).match(/[\p{L}\p{N}\p{M}]+/u) ?? [];
    // The pane beside a list has no slug, nor has a job whose title has no letters.
    return !slug.includes('-') || slug.includes(word);
  };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
