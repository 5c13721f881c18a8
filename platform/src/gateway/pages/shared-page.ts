import type { SessionUser } from '@jobharbor/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { isInCountry } from '../../contract/canaries.ts';
import type { Deployment } from '../../sets/deployment-reader.ts';
import { sessionOf } from '../request/visitor.ts';
import type { PageRequest } from './page-request.ts';

/** Maximum length of a cacheable query string: longer ones are rarely requested twice. */
const maxSearch = 1_000;

type Asked = Pick<
  PageRequest,
  | 'set'
  | 'address'
  | 'search'
  | 'origin'
  | 'timeZone'
  | 'flags'
  | 'isInMaintenance'
  | 'notice'
  | 'feature'
  | 'pixel'
>;

/** Cache key of an anonymous page: everything it depends on. Null for a personal page. */
export function keyOfSharedPage(
  request: FastifyRequest,
  asked: Asked & Pick<PageRequest, 'userCookie'>,
): string | null {
  const isOwn = sessionOf(request) !== undefined || asked.userCookie !== undefined;
  return isOwn ? null : keyOfPage(asked);
}

/** Cache key of what signed-in people share: of a page, and of what else of a person its render sees. */
export function keyOfMembersPart(asked: Asked, user: SessionUser): string | null {
  const { role, is_email_verify, is_profile_completed } = user;
  // What few accounts have is theirs alone.
  const isRare = user.deletion_due_at !== undefined || user.needs_second_factor !== undefined;
  const key = isRare ? null : keyOfPage(asked);
  return key && JSON.stringify([key, role, is_email_verify, is_profile_completed]);
}

function keyOfPage({
  set,
  address,
  search,
  origin,
  timeZone,
  flags,
  isInMaintenance,
  notice,
  feature,
  pixel,
}: Asked): string | null {
  // The address of a click on an advertisement is requested once, and pages of a campaign would replace all others.
  const isOfOneClick = pixel !== null && pixel.clickId !== null;
  const isOwn = set.banner !== undefined || isInMaintenance || search.length > maxSearch || isOfOneClick;
  return isOwn
    ? null
    : JSON.stringify([
        set.id,
        origin,
        address.canonicalPath,
        search,
        timeZone,
        flags.revision,
        notice,
        feature,
        pixel,
      ]);
}

/** Whether all visitors get the same page, whatever their cookies: no canary runs in the country. */
export const isSameForAllVisitors = ({ canaries, live }: Deployment, set: string, country: string): boolean =>
  set === live.set && !canaries.some((canary) => isInCountry(canary, country));
