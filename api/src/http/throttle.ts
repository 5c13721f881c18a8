import { createHash } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';

export interface Allowance {
  /** Name of the counter, for example `login:<address>`. Stored as a hash, because it may contain user input. */
  key: string;
  limit: number;
  seconds: number;
}

/** Exponential backoff: the wait doubles each time a limit is exhausted, up to 16 times. */
const maxStrikes = 4;

/** Hours after which the backoff is reset. */
export const backoffResetHours = 12;

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Counts one attempt and returns the count; throws 40006 with `retry_after` if the limit is exhausted. Stored in the
 * database, shared by all API processes. Call it before the work, so that concurrent attempts count.
 */
export async function consumeAttempt(
  db: Db,
  { key, limit, seconds }: Allowance,
  now: Date,
): Promise<{ count: number }> {
  const strikes = sql`case when a.count > ${limit} then least(a.strikes + 1, ${maxStrikes}) else 0 end`;
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into attempts as a (key, count, resets_at)
    values (${hashKey(key)}, 1, ${now}::timestamptz + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when a.resets_at <= ${now} then 1 else least(a.count + 1, 1000000) end,
      strikes = case when a.resets_at <= ${now} then ${strikes} else a.strikes end,
      resets_at = case when a.resets_at <= ${now}
        then ${now}::timestamptz + make_interval(secs => ${seconds} * 2 ^ (${strikes})) else a.resets_at end
    returning count, resets_at`.execute(db);
  const { count, resets_at } = rows[0] ?? { count: 0, resets_at: now };
  if (count <= limit) return { count };
  const retryAfter = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000));
  throw new ApiError(errorCode.tooManyAttempts, { retryAfter });
}

/** Decrements the counters by one attempt that was not a failure. */
export async function refundAttempts(db: Db, keys: string[]): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb.fn<number>('greatest', [eb('count', '-', 1), eb.lit(0)]) }))
    .where('key', 'in', keys.map(hashKey))
    .execute();
}

/** Resets the counters after a successful attempt. */
export async function resetAttempts(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys.map(hashKey)).execute();
}
