import type { Credentials, SessionUser } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { createSession, endSession, type Session, toSessionUser } from '../../http/session-repository.ts';
import { type Allowance, resetAttempts, spendAttempt } from '../../http/throttle.ts';
import { type Account, emailKeyOf, findAccountByEmail } from '../accounts/account-repository.ts';
import { isPassword } from '../accounts/password.ts';

/** The client that a request comes from. */
export interface Caller {
  address: string;
  userAgent: string | null;
  /** The session that the call replaces. */
  session: Session | null;
  now: Date;
}

export interface SignedIn {
  token: string;
  user: SessionUser;
}

const quarterHour = 900;

/** The limit of 10 counts login and IP address together, so that nobody can lock another person out from one address. */
const loginAllowances = (login: string, address: string): Allowance[] => [
  { key: `login:${emailKeyOf(login)}:${address}`, limit: 10, seconds: quarterHour },
  { key: `login:${emailKeyOf(login)}`, limit: 100, seconds: quarterHour },
  { key: `login-from:${address}`, limit: 200, seconds: quarterHour },
];

/** Signs in by email and password. An unknown email and a wrong password get the same error. */
export async function signInByPassword(
  db: Db,
  { login, password }: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const allowances = loginAllowances(login, caller.address);
  for (const allowance of allowances) await spendAttempt(db, allowance, caller.now);
  const account = await findAccountByEmail(db, login);
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (account === undefined || !isRight) throw new ApiError(errorCode.invalidCredential);
  if (account.suspended_at !== null) throw new ApiError(errorCode.accountSuspended);
  await resetAttempts(
    db,
    allowances.map(({ key }) => key),
  );
  return openSession(db, account, caller);
}

/** Opens a session with a new token and ends the session of the caller, against session fixation. */
export async function openSession(db: Db, account: Account, caller: Caller): Promise<SignedIn> {
  const { session, now, userAgent } = caller;
  return db.transaction().execute(async (tx) => {
    if (session !== null) await endSession(tx, session.id);
    await tx.updateTable('accounts').set({ last_active_at: now }).where('id', '=', account.id).execute();
    const token = await createSession(tx, account.id, { now, userAgent });
    return { token, user: toSessionUser(account) };
  });
}
