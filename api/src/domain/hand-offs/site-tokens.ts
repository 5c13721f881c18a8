import type { SiteToken } from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { findActiveSessions } from '../../session/session-repository.ts';
import { endSiteToken, findRefreshToken, rotateSiteToken } from '../../session/site-token-repository.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import { checkSecret, handOffInvalid, roleOf, type SiteCaller } from './connected-sites.ts';

type Services = Pick<Dependencies, 'db' | 'config'>;

/** A new token in exchange for a refresh token, which is used up. */
export async function refreshSiteToken(
  { db, config }: Services,
  { secret, refreshToken }: { secret: string; refreshToken: string },
  caller: SiteCaller,
): Promise<SiteToken> {
  const { now } = caller;
  const site = await checkSecret({ db, config }, secret, caller);
  const found = await findRefreshToken(db, site, refreshToken);
  if (found === null) throw handOffInvalid();
  const [active, account] = await Promise.all([
    findActiveSessions(db, [found.session_id], now),
    findAccount(db, found.account_id),
  ]);
  if (account === undefined || !active.has(found.session_id) || account.role !== roleOf[site])
    throw handOffInvalid();
  await refuseSuspended(db, account);
  const token = await rotateSiteToken(db, found, refreshToken, now);
  if (token === null) throw handOffInvalid();
  return token;
}

/** Ends the tokens of a person who signs out of a site. */
export async function revokeSiteToken(
  { db, config }: Services,
  { secret, refreshToken }: { secret: string; refreshToken: string },
  caller: SiteCaller,
): Promise<void> {
  await endSiteToken(db, await checkSecret({ db, config }, secret, caller), refreshToken);
}
