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

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Counts one attempt; throws 40006 with the seconds to wait when the allowance is used up. The counter is in the
 * database, so that all API processes share it. Call it before the work, so that parallel attempts count too.
 */
export async function spendAttempt(db: Db, { key, limit, seconds }: Allowance, now: Date): Promise<void> {
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into attempts as a (key, count, resets_at)
    values (${hashKey(key)}, 1, ${new Date(now.getTime() + seconds * 1000)})
    on conflict (key) do update set
      count = case when a.resets_at <= ${now} then 1 else a.count + 1 end,
      resets_at = case when a.resets_at <= ${now} then excluded.resets_at else a.resets_at end
    returning count, resets_at`.execute(db);
  const row = rows[0];
  if (row === undefined || row.count <= limit) return;
  const retryAfter = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000));
  throw new ApiError(errorCode.tooManyAttempts, { retryAfter });
}

/** Resets the counters after a successful attempt. */
export async function resetAttempts(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys.map(hashKey)).execute();
}
