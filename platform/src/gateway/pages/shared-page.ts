import type { FastifyRequest } from 'fastify';
import { isInCountry } from '../../contract/canaries.ts';
import type { Deployment } from '../../sets/deployment-reader.ts';
import { sessionOf } from '../request/visitor.ts';
import type { PageRequest } from './page-request.ts';

/** Maximum length of a cacheable query string: longer ones are rarely requested twice. */
const maxSearch = 1_000;

/** Cache key of an anonymous page: everything it depends on. Null for a personal page. */
export function keyOfSharedPage(
  request: FastifyRequest,
  { set, address, search, origin, timeZone, flags, isInMaintenance, userCookie }: PageRequest,
): string | null {
  const isOwn =
    sessionOf(request) !== undefined ||
    userCookie !== undefined ||
    set.banner !== undefined ||
    isInMaintenance ||
    search.length > maxSearch;
  return isOwn
    ? null
    : JSON.stringify([set.id, origin, address.canonicalPath, search, timeZone, flags.revision]);
}

/** Whether all visitors get the same page, whatever their cookies: no canary runs in the country. */
export const isSameForAllVisitors = ({ canaries, live }: Deployment, set: string, country: string): boolean =>
  set === live.set && !canaries.some((canary) => isInCountry(canary, country));
