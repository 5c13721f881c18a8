import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';

const hour = 3_600_000;
/** Granularity of activity labels: activity becomes visible at the end of its six-hour period. */
const part = 6 * hour;

export const startOfPart = (now: Date): Date => new Date(Math.floor(now.getTime() / part) * part);

/** Records that an account is active. Keeps the last activity before the current period, from which labels are derived. */
export async function recordActivity(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      last_active_at: now,
      active_before_at: sql<Date | null>`
        case when last_active_at < ${startOfPart(now)} then last_active_at else active_before_at end`,
    })
    .where('id', '=', accountId)
    .execute();
}
