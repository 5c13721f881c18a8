import type { AccountEventName } from '@jobharbor/shared/contracts';
import { type ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import { originOf } from '../session/request-origin.ts';
import { consumeAttempt } from './throttle.ts';

/** The events of an account that a refusal is, by its code. */
const failures: ReadonlyMap<number, AccountEventName> = new Map([
  [errorCode.invalidCredential, 'sign-in-failed'],
  [errorCode.passkeyFailed, 'sign-in-failed'],
  [errorCode.wrongOtp, 'code-failed'],
  [errorCode.otpUsed, 'code-failed'],
  [errorCode.otpExpired, 'code-failed'],
  [errorCode.otpUsedEmail, 'code-failed'],
  [errorCode.otpExpiredEmail, 'code-failed'],
]);

/** Rate limit of log entries, so that guessing for hours does not flood the owner's log. */
const written = { limit: 20, seconds: 3_600 };

/**
 * Logs a failed sign-in or code in the security log of its account. The same steps without an account (timing attack).
 */
export async function recordRefusal(
  db: Db,
  request: FastifyRequest,
  { code }: ApiError,
  now: Date,
): Promise<void> {
  const event = failures.get(code);
  if (event === undefined) return;
  const { session } = request;
  const own = session === null || session?.role === 'guest' ? undefined : session?.accountId;
  const accountId = request.subject ?? own ?? 0;
  const key = `event:${event}:${typedName(request.body) ?? accountId}`;
  const { userAgent, address, country } = originOf(request);
  await db.transaction().execute(async (tx) => {
    const isWritten = await consumeAttempt(tx, { key, ...written }, now).then(
      () => true,
      () => false,
    );
    await sql`
      insert into account_events (account_id, at, event, user_agent, address, country_key)
      select id, ${now}, ${event}, ${userAgent}, ${address}, ${country} from accounts
      where id = ${accountId} and ${isWritten}`.execute(tx);
  });
}

/** The typed address or number: rate limited alike whether or not an account has it. */
function typedName(body: unknown): string | null {
  const { login, email, contact_number } = (body ?? {}) as Record<string, unknown>;
  const name = [login, email, contact_number].find((each) => typeof each === 'string');
  return typeof name === 'string' ? name.trim().normalize('NFC').toLowerCase() : null;
}
