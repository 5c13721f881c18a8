import { createHash } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { neighbours, wideNetworkOf } from '@jobharbor/shared/http-server';
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

export interface PlaceAllowance extends Omit<Allowance, 'key'> {
  /** Name of the counter, without the place. */
  name: string;
  /** The caller's network (`networkOf`). */
  place: string;
}

const networkKey = (name: string, place: string) => `${name}-network:${wideNetworkOf(place)}`;

/** Keys of the counters of {@link consumePlaceAttempt}, to refund or reset them. */
export const placeKeys = (name: string, place: string): string[] => [
  `${name}:${place}`,
  networkKey(name, place),
];

/**
 * Counts one attempt for a place, and for the organisation's network around it, which has ten times the limit. A rented
 * IPv6 network of 48 bits has 65,536 places. What a place was refused does not count for its neighbours.
 */
export async function consumePlaceAttempt(
  db: Db,
  { name, place, limit, seconds }: PlaceAllowance,
  now: Date,
): Promise<void> {
  await consumeAttempt(db, { key: `${name}:${place}`, limit, seconds }, now);
  const ofNetwork = { key: networkKey(name, place), limit: limit * neighbours, seconds };
  await consumeAttempt(db, ofNetwork, now);
}

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
