import type { SessionUser } from '@jobharbor/shared/contracts';
import { keysOfPage } from '../../page-cache/drawn-page.ts';
import type { JobFlags, MembersPart } from '../../page-cache/members-parts.ts';
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

const noFlags: JobFlags = {
  saved_job_ids: [],
  applications: [],
  withdrawn: [],
  blocked_company_ids: [],
  hidden_job_ids: [],
  seen_job_ids: [],
};

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
  const page = address.country.key + address.path + request.search;
  return members.find({ key, page, flags, sharedBy }, async () => {
    const nobody = { ...user, id: 0, first_name: '', avatar_url: null };
    const now = Date.now();
    let [hasApiFailed, isRefused] = [false, false];
    const drawn = await render(
      { user: nobody, jobFlags: noFlags, now },
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
