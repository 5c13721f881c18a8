import type { FastifyRequest } from 'fastify';
import { isInCountry } from '../contract/canaries.ts';
import type { Deployment } from '../sets/deployment-reader.ts';
import type { PageRequest } from './compose-page.ts';
import { sessionOf } from './visitor.ts';

/** An address of more is drawn for each of its visitors: hardly two ask for it. */
const maxSearch = 1_000;

/**
 * The key under which the page is everybody's who has no account: of all that it is drawn from, what is not the same for
 * all of them. Null for a page that is its visitor's own.
 */
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

/** Whether every visitor of the address gets this page, whatever cookies they have: no canary runs in the country. */
export const isForAll = ({ canaries, live }: Deployment, set: string, country: string): boolean =>
  set === live.set && !canaries.some((canary) => isInCountry(canary, country));
