import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';

const hour = 3_600_000;
/** Activity is told at the end of the part of the day in which it was. */
const part = 6 * hour;

export const startOfPart = (now: Date): Date => new Date(Math.floor(now.getTime() / part) * part);

/** Records that an account is active. Keeps the latest activity before this part of the day, which others are told. */
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
