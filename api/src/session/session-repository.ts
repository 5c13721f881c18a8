import type { SessionUser } from '@jobharbor/shared/contracts';
import { keptDays } from '@jobharbor/shared/contracts/primitives/kept-days';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import type { SqlBool } from 'kysely';
import { anyIdOf } from '../database/any-id-of.ts';
import type { Db } from '../database/pools.ts';
import { publish } from '../events/publish.ts';
import { insertAccountEvent } from './account-event.ts';
import { recordActivity } from './record-activity.ts';
import type { RequestOrigin } from './request-origin.ts';
import { lacksSecondFactor } from './second-factor-rule.ts';
import { generateToken, hashToken } from './session-token.ts';

/** Days after which a session ends even if it is used. */
const longestSessionDays = 90;
const dayMs = 86_400_000;

export interface Session {
  readonly id: number;
  readonly accountId: number;
  readonly role: SessionUser['role'];
  readonly user: SessionUser;
  readonly lastSeenAt: Date;
  /** When its user signed in. */
  readonly begunAt: Date;
  /** Address of its last use; null before its first use. */
  readonly address: string | null;
  /** IANA name; null before a browser has sent it. */
  readonly timeZone: string | null;
  readonly isSuspended: boolean;
  /** Whether its account has confirmed an address or number. */
  readonly isConfirmed: boolean;
  /** Its account may do nothing but set up an authenticator app: see `second-factor-rule.ts`. */
  readonly needsSecondFactor: boolean;
}

/** The end of a session that is used now: `sessionDays` later, within {@link longestSessionDays} of its beginning. */
const expiryFrom = (now: Date, begunAt: Date) => {
  const [kept, longest] = [keptDays.sessionDays * dayMs, longestSessionDays * dayMs];
  return new Date(Math.min(now.getTime() + kept, begunAt.getTime() + longest));
};

/** Sessions of one account at once. One more ends the one that was used longest ago. */
const maxSessions = 100;

export interface NewSession {
  now: Date;
  userAgent: string | null;
  /** When the session began that has approved this one; now for one of its own. */
  begunAt?: Date | undefined;
}

/** Creates a session and returns its id and token. Only the token's hash is stored. */
export async function createSession(
  db: Db,
  accountId: number,
  { now, userAgent, begunAt = now }: NewSession,
): Promise<{ id: number; token: string }> {
  const token = generateToken();
  const { id } = await db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      token_hash: hashToken(token),
      user_agent: userAgent?.slice(0, 300) ?? null,
      created_at: now,
      last_seen_at: now,
      begun_at: begunAt,
      expires_at: expiryFrom(now, begunAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await endExcessSessions(db, accountId);
  return { id, token };
}

async function endExcessSessions(db: Db, accountId: number): Promise<void> {
  const excess = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(maxSessions)
    .execute();
  for (const { id } of excess) await endSession(db, id);
}

/** The session of a token, or null when it is unknown or expired. */
export const findSession = (db: Db, token: string, now: Date): Promise<Session | null> =>
  findSessionWhere(db, ['token_hash', hashToken(token)], now);

/** A session by its id, or null when it has ended. */
export const findSessionById = (db: Db, id: number, now: Date): Promise<Session | null> =>
  findSessionWhere(db, ['sessions.id', id], now);

async function findSessionWhere(
  db: Db,
  [column, value]: ['token_hash', Buffer] | ['sessions.id', number],
  now: Date,
): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where(column, '=', value)
    .where('expires_at', '>', now)
    .select([
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'sessions.created_at as session_created_at',
      'sessions.begun_at',
      'sessions.address',
      'sessions.time_zone',
      'accounts.id',
      'role',
      'first_name',
      'last_name',
      'avatar_url',
      'is_email_verified',
      'is_mobile_verified',
      'is_profile_completed',
      'suspended_at',
      'deletion_due_at',
      lacksSecondFactor().as('needs_second_factor'),
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const begunAt = row.begun_at ?? row.session_created_at;
  // Sessions from before this limit were given a later end.
  if (now >= expiryFrom(now, begunAt)) return null;
  return {
    begunAt,
    id: row.session_id,
    accountId: row.id,
    role: row.role,
    user: toSessionUser(row),
    lastSeenAt: row.last_seen_at,
    address: row.address,
    timeZone: row.time_zone,
    isSuspended: row.suspended_at !== null,
    isConfirmed: row.is_email_verified || row.is_mobile_verified,
    needsSecondFactor: Boolean(row.needs_second_factor),
  };
}

/** The part of an account that the page's header may read: no email, phone number or coordinates. */
export const toSessionUser = (row: {
  id: number;
  role: SessionUser['role'];
  first_name: string;
  last_name: string;
  avatar_url: string | null;
  is_email_verified: boolean;
  is_profile_completed: boolean;
  deletion_due_at: Date | null;
  needs_second_factor?: SqlBool;
}): SessionUser => ({
  id: row.id,
  role: row.role,
  first_name: row.first_name,
  // A name of Chinese characters may be Japanese or Chinese. Without a space it is right in both.
  ...(row.last_name !== '' && { shown_name: personName(row, 'zh') }),
  avatar_url: row.avatar_url,
  is_email_verify: row.is_email_verified,
  is_profile_completed: row.is_profile_completed,
  ...(row.deletion_due_at !== null && {
    deletion_due_at: Math.floor(row.deletion_due_at.getTime() / 1_000),
  }),
  ...(row.needs_second_factor && { needs_second_factor: true as const }),
});

/** Write throttle for an address that changes with each request, as behind some proxies. */
const addressAfterMs = 300_000;

/** Records the last use of a session with its IP address and time zone; the first use is logged as a sign-in. */
export async function recordUse(
  db: Db,
  session: Session,
  origin: RequestOrigin & { timeZone: string | null },
  now: Date,
): Promise<void> {
  const timeZone = origin.timeZone ?? session.timeZone;
  if (session.address === origin.address && session.timeZone === timeZone) return;
  if (session.address !== null && now.getTime() - session.lastSeenAt.getTime() < addressAfterMs) return;
  const { address, country } = origin;
  const first = await db
    .updateTable('sessions')
    .set({ address, country_key: country, time_zone: timeZone, last_seen_at: now })
    .where('id', '=', session.id)
    .where('address', 'is not distinct from', session.address)
    .returning('id')
    .executeTakeFirst();
  if (first === undefined || session.address !== null || session.role === 'guest') return;
  await insertAccountEvent(db, { accountId: session.accountId, event: 'sign-in', origin, now });
}

/** Extends the session to its full length from now. */
export async function extendSession(db: Db, session: Session, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiryFrom(now, session.begunAt) })
    .where('id', '=', session.id)
    .execute();
  await recordActivity(db, session.accountId, now);
}

/** Deletes a session and closes its open sockets. Does nothing when it is gone already. */
export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  await publish(db, { kind: 'session-ended', session_id: sessionId });
}

/** The ids among `sessionIds` whose session exists and has not expired. */
export async function findActiveSessions(db: Db, sessionIds: number[], now: Date): Promise<Set<number>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .where('id', '=', anyIdOf(sessionIds))
    .where('expires_at', '>', now)
    .select('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}
