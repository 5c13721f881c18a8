import { type SiteScope, scopeOf } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import { findUnlessLate } from '../database/on-replica.ts';
import type { Db } from '../database/pools.ts';
import type { Session } from './session-repository.ts';
import { findTokenSession } from './site-token-repository.ts';

/** The access token of a site that calls for a person (RFC 6750); null without one. */
export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** The scope of a request's call; undefined if no token may make it. */
export const scopeOfRequest = ({ routeOptions }: FastifyRequest): SiteScope | undefined =>
  routeOptions.config.tokenScope ?? (routeOptions.config.call && scopeOf(routeOptions.config.call));

/**
 * Session of a request's access token, and the id of the token. The request's cookies are then ignored. 40003 for a token that is
 * unknown or has ended, 40005 for a call outside its scopes.
 */
export async function readTokenSession(
  db: Db,
  request: FastifyRequest,
  token: string,
  now: Date,
): Promise<{ session: Session; siteTokenId: number }> {
  const scope = scopeOfRequest(request);
  if (scope === undefined) throw new ApiError(errorCode.noPermission);
  const found = await findUnlessLate(db, (one) => findTokenSession(one, token, now));
  if (found === null) throw new ApiError(errorCode.sessionEnded);
  if (!found.scopes.includes(scope)) throw new ApiError(errorCode.noPermission);
  return { session: found.session, siteTokenId: found.id };
}
