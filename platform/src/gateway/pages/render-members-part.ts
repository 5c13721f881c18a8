import type { SessionUser } from '@jobharbor/shared/contracts';
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
  const pages = pagesOfAlerts(request);
  return members.find({ key, pages, ownJob: jobOf(request), flags, sharedBy }, async (jobFlags, now) => {
    const nobody = { ...user, id: 0, first_name: '', avatar_url: null };
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

/** The pages as in `alert_paths` whose alerts a page tells of: itself, and the jobs of its company. */
function pagesOfAlerts({ address, search }: PageRequest): string[] {
  const { path, country } = address;
  const subject = subjectOf(path);
  const ofCompany = subject?.kind === 'company' ? [`/jobs?company=${subject.id}`] : [];
  return [path + search, ...ofCompany].map((page) => country.key + page);
}
