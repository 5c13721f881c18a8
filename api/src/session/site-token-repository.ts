import {
  type HandOffSite,
  type SiteScope,
  type SiteToken,
  siteTokenMinutes,
} from '@jobharbor/shared/contracts';
import { anyIdOf } from '../database/any-id-of.ts';
import type { Db } from '../database/pools.ts';
import { findSessionById, type Session } from './session-repository.ts';
import { generateToken, hashToken } from './session-token.ts';

export interface NewSiteToken {
  site: HandOffSite;
  accountId: number;
  sessionId: number;
  scopes: readonly SiteScope[];
  now: Date;
}

/** Creates an access token and its refresh token. Only their hashes are stored. */
export async function createSiteToken(
  db: Db,
  { site, accountId, sessionId, scopes, now }: NewSiteToken,
): Promise<SiteToken> {
  const { values, token } = newPair(scopes, now);
  await db
    .insertInto('site_tokens')
    .values({ ...values, site, account_id: accountId, session_id: sessionId, scopes: [...scopes] })
    .execute();
  return token;
}

/** Account of a refresh token of this site; null if it is unknown or was used already, which revokes its successors. */
export async function findRefreshToken(db: Db, site: HandOffSite, refreshToken: string) {
  const hash = hashToken(refreshToken);
  const reused = await db.deleteFrom('site_tokens').where('used_refresh_hash', '=', hash).executeTakeFirst();
  if (reused.numDeletedRows > 0n) return null;
  const found = await db
    .selectFrom('site_tokens')
    .select(['id', 'account_id', 'session_id', 'scopes'])
    .where('refresh_hash', '=', hash)
    .where('site', '=', site)
    .executeTakeFirst();
  return found ?? null;
}

/** Replaces both tokens; null if a concurrent request has used the refresh token first. */
export async function rotateSiteToken(
  db: Db,
  { id, scopes }: { id: number; scopes: readonly SiteScope[] },
  refreshToken: string,
  now: Date,
): Promise<SiteToken | null> {
  const { values, token } = newPair(scopes, now);
  const { numUpdatedRows } = await db
    .updateTable('site_tokens')
    .set({ ...values, used_refresh_hash: hashToken(refreshToken) })
    .where('id', '=', id)
    .where('refresh_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return numUpdatedRows === 0n ? null : token;
}

export const endSiteToken = (db: Db, site: HandOffSite, refreshToken: string) =>
  db
    .deleteFrom('site_tokens')
    .where('refresh_hash', '=', hashToken(refreshToken))
    .where('site', '=', site)
    .execute();

/** Id, session and scopes of an access token; null if token or session has expired. */
export async function findTokenSession(
  db: Db,
  accessToken: string,
  now: Date,
): Promise<{ id: number; session: Session; scopes: readonly SiteScope[] } | null> {
  const found = await db
    .selectFrom('site_tokens')
    .select(['id', 'session_id', 'scopes'])
    .where('access_hash', '=', hashToken(accessToken))
    .where('access_expires_at', '>', now)
    .executeTakeFirst();
  if (found === undefined) return null;
  const session = await findSessionById(db, found.session_id, now);
  return session && { id: found.id, session, scopes: found.scopes };
}

/** Those of the tokens that were not revoked and did not end with their session, renewed or not. */
export async function findLiveSiteTokens(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('site_tokens').select('id').where('id', '=', anyIdOf(ids)).execute();
  return new Set(rows.map(({ id }) => id));
}

function newPair(scopes: readonly SiteScope[], now: Date) {
  const [accessToken, refreshToken] = [generateToken(), generateToken()];
  const seconds = siteTokenMinutes * 60;
  return {
    values: {
      access_hash: hashToken(accessToken),
      access_expires_at: new Date(now.getTime() + seconds * 1_000),
      refresh_hash: hashToken(refreshToken),
    },
    token: {
      access_token: accessToken,
      token_type: 'Bearer' as const,
      expires_in: seconds,
      refresh_token: refreshToken,
      scopes: [...scopes],
    },
  };
}
