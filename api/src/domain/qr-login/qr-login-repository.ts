import type { Db } from '../../database/pools.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { hashToken } from '../../session/session-token.ts';

/** Seconds until a QR code expires. */
export const qrLoginSeconds = 120;

/** Minimum time that the waiting browser has to collect an approval. */
const claimSeconds = 30;

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

export interface NewQrLogin {
  token: string;
  browser: string;
  origin: RequestOrigin;
  now: Date;
}

export async function saveQrLogin(db: Db, { token, browser, origin, now }: NewQrLogin): Promise<void> {
  await db
    .insertInto('qr_logins')
    .values({
      token_hash: hashToken(token),
      browser_hash: hashToken(browser),
      user_agent: origin.userAgent,
      address: origin.address,
      country_key: origin.country,
      created_at: now,
      expires_at: inSeconds(now, qrLoginSeconds),
    })
    .execute();
}

/** Undefined for one that is unknown or has expired. */
export const findQrLogin = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('qr_logins')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

export interface Approver {
  accountId: number;
  sessionId: number;
}

/** Notes who has opened the code; undefined where another account has, or it is answered or over. */
export const openQrLogin = (db: Db, token: string, { accountId, sessionId }: Approver, now: Date) =>
  db
    .updateTable('qr_logins')
    .set({ account_id: accountId, session_id: sessionId })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('is_approved', 'is', null)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .returningAll()
    .executeTakeFirst();

export interface QrLoginAnswer {
  isApproved: boolean;
  /** Given on a device that the account knows. */
  isProved: boolean;
}

/** Answers the code that this session has opened; false where it was answered or is over. */
export async function answerQrLogin(
  tx: Db,
  token: string,
  sessionId: number,
  { isApproved, isProved }: QrLoginAnswer,
  now: Date,
): Promise<boolean> {
  const answered = await tx
    .updateTable('qr_logins')
    .set((eb) => ({
      is_approved: isApproved,
      is_proved: isProved,
      expires_at: eb.fn<Date>('greatest', ['expires_at', eb.val(inSeconds(now, claimSeconds))]),
    }))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('session_id', '=', sessionId)
    .where('is_approved', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return answered !== undefined;
}

/** Uses an approved code up; undefined where another request has. The approval ends with the session that gave it. */
export const takeQrLogin = (db: Db, token: string, browser: string, now: Date) =>
  db
    .updateTable('qr_logins')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('browser_hash', '=', hashToken(browser))
    .where('expires_at', '>', now)
    .where('is_approved', '=', true)
    .where('used_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sessions')
          .select('id')
          .whereRef('sessions.id', '=', 'qr_logins.session_id')
          .where('sessions.expires_at', '>', now),
      ),
    )
    .returning((eb) => [
      'account_id',
      'is_proved',
      eb
        .selectFrom('sessions')
        .whereRef('sessions.id', '=', 'qr_logins.session_id')
        .select((inner) => inner.fn.coalesce('sessions.begun_at', 'sessions.created_at').as('begun_at'))
        .as('begun_at'),
    ])
    .executeTakeFirst();
