import { type CountryKey, countryByKey, type HandOffSite, handOffSite } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { HandOffSettings, HandOffTarget } from '../../http/hand-off-settings.ts';
import type { Market } from '../../http/market-plugin.ts';
import { consumeAttempt, consumePlaceAttempt } from '../../http/throttle.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { findActiveSessions, type Session } from '../../session/session-repository.ts';
import { generateToken } from '../../session/session-token.ts';
import { createSiteToken } from '../../session/site-token-repository.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import { checkSecret, handOffInvalid, roleOf, type SiteCaller, scopesOf } from './connected-sites.ts';
import * as handOffs from './hand-off-repository.ts';
import { isAnswering } from './is-answering.ts';
import { targetPath } from './target-path.ts';

type Services = Pick<Dependencies, 'db' | 'config'>;

export interface HandOffRequest {
  site?: HandOffSite | undefined;
  redirect?: string | undefined;
  to?: string | undefined;
}

export interface HandOffPerson {
  session: Session | null;
  market: Market;
  place: string;
  origin: RequestOrigin;
  now: Date;
}

/** URL that hands the caller off; throws if the site is not configured, not for their role, or down. */
export async function startHandOff(
  { db, config }: Services,
  request: HandOffRequest,
  { session, market, place, origin, now }: HandOffPerson,
): Promise<string> {
  const allowance = { limit: 60, seconds: 900 };
  if (session === null) await consumePlaceAttempt(db, { name: 'hand-off', place, ...allowance }, now);
  else await consumeAttempt(db, { key: `hand-off:${session.accountId}`, ...allowance }, now);
  const { site, target, redirect } = destinationOf(config.handOffs, request);
  const isTakenOver = session !== null && session.role === roleOf[site];
  if (!isTakenOver && site !== 'employer') {
    const isGuest = session === null || session.role === 'guest';
    throw new ApiError(isGuest ? errorCode.loginRequired : errorCode.noPermission);
  }
  if (session?.isSuspended) throw new ApiError(errorCode.accountSuspended);
  if (isTakenOver && session.needsSecondFactor) throw new ApiError(errorCode.secondFactorRequired);
  if (!(await isAnswering(target.url))) throw new ApiError(errorCode.handOffSiteDown);
  const url = new URL(target.url);
  const ownCountry = isTakenOver && site === 'employer' ? await countryOfEmployer(db, session) : null;
  const countryKey = ownCountry ?? market.country.key;
  url.searchParams.set('country', countryKey);
  url.searchParams.set('lang', market.language.slug);
  url.searchParams.set('redirect', redirect);
  if (isTakenOver) {
    const code = generateToken();
    const { accountId, id: sessionId } = session;
    const page = { redirect, language: market.language.slug, countryKey };
    await db.transaction().execute(async (tx) => {
      await handOffs.saveHandOff(tx, { code, site, accountId, sessionId, ...page, now });
      await insertAccountEvent(tx, { accountId, event: 'handed-over', origin, now });
    });
    url.searchParams.set('code', code);
  }
  return url.href;
}

/** The country of a recruiter's company: a link of a mail names none, and the page's is then a guess. */
async function countryOfEmployer(db: Db, { accountId }: Session): Promise<CountryKey | null> {
  const company = await db
    .selectFrom('recruiters as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select('c.country_key')
    .where('r.account_id', '=', accountId)
    .executeTakeFirst();
  return countryByKey(company?.country_key ?? '')?.key ?? null;
}

function destinationOf(
  settings: HandOffSettings,
  { site, redirect, to }: HandOffRequest,
): { site: HandOffSite; target: HandOffTarget; redirect: string } {
  const address = to === undefined ? null : URL.parse(to);
  const named =
    site ?? handOffSite.options.find((one) => address !== null && originOf(settings[one]) === address.origin);
  const target = named && settings[named];
  if (named === undefined || target === undefined) throw new ApiError(errorCode.handOffSiteUnknown);
  const path = address === null ? redirect : address.pathname + address.search + address.hash;
  return { site: named, target, redirect: targetPath(path) };
}

const originOf = (target: HandOffTarget | undefined) => target && new URL(target.url).origin;

/** Exchanges a code for its person and an access token; `secret` authenticates the site's server. */
export async function exchangeHandOff(
  { db, config }: Services,
  { secret, code }: { secret: string; code: string },
  { place, now }: SiteCaller,
) {
  const site = await checkSecret({ db, config }, secret, { place, now });
  const taken = await handOffs.takeHandOff(db, code);
  if (taken === undefined || taken.site !== site || taken.expires_at <= now) throw handOffInvalid();
  const [active, account] = await Promise.all([
    findActiveSessions(db, [taken.session_id], now),
    findAccount(db, taken.account_id),
  ]);
  if (account === undefined || !active.has(taken.session_id) || account.role !== roleOf[site])
    throw handOffInvalid();
  await refuseSuspended(db, account);
  const { id, role, first_name, last_name, email, is_email_verified } = account;
  if (role === 'guest') throw handOffInvalid();
  const scopes = scopesOf[site];
  const owner = { site, accountId: id, sessionId: taken.session_id };
  return {
    user: { id, role, first_name, last_name, email: is_email_verified ? email : null },
    redirect: taken.redirect,
    language: taken.language,
    country_key: taken.country_key,
    ...(scopes && { token: await createSiteToken(db, { ...owner, scopes, now }) }),
  };
}
