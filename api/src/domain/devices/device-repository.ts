import type { AccountDevice } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { endSession, type Session } from '../../session/session-repository.ts';
import { toSeconds } from '../common/seconds.ts';
import { describeBrowser } from './describe-browser.ts';

/** Maximum listed sessions. */
const listed = 100;

/** The account's sessions that have not expired: the caller's own first, then by last use. */
export async function findDevices(db: Db, session: Session, now: Date): Promise<AccountDevice[]> {
  const rows = await db
    .selectFrom('sessions')
    .where('account_id', '=', session.accountId)
    .where('expires_at', '>', now)
    .select((eb) => [
      'id',
      'user_agent',
      'address',
      'country_key',
      'created_at',
      'last_seen_at',
      eb('id', '=', session.id).as('is_current'),
    ])
    .orderBy('is_current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...describeBrowser(row.user_agent),
    address: row.address,
    country_key: row.country_key,
    signed_in_at: toSeconds(row.created_at),
    last_used_at: toSeconds(row.last_seen_at),
    is_current: Boolean(row.is_current),
  }));
}

/** Ends a session of the account; false if it is not the account's or has ended. */
export async function endOwnSession(tx: Db, accountId: number, sessionId: number): Promise<boolean> {
  const own = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (own === undefined) return false;
  await endSession(tx, sessionId);
  return true;
}

/** Ends every session of the account except `kept`. Resolves with their number. */
export async function endOtherSessions(tx: Db, accountId: number, kept: number | null): Promise<number> {
  const others = await tx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .$if(kept !== null, (query) => query.where('id', '!=', kept ?? 0))
    .execute();
  for (const { id } of others) await endSession(tx, id);
  return others.length;
}
