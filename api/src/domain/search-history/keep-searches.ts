import { type SearchKeeping, searchLimits } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { endOfMonths } from '../vip/vip-months.ts';

const dayMs = 86_400_000;
const daysAfter = (time: Date, days: number) => new Date(time.getTime() + days * dayMs);

/** End of the last VIP time, which may be over; null without any. */
async function findVipEnd(db: Db, accountId: number): Promise<Date | null> {
  const rows = await db
    .selectFrom('vip_months')
    .select('granted_at')
    .where('account_id', '=', accountId)
    .execute();
  return endOfMonths(rows.map(({ granted_at }) => granted_at));
}

export async function isRecording(db: Db, accountId: number): Promise<boolean> {
  const { keeps_searches } = await db
    .selectFrom('accounts')
    .select('keeps_searches')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return keeps_searches;
}

/** How long searches of an account are kept, and which of them the end of VIP takes. */
export async function findKeeping(db: Db, accountId: number, now: Date): Promise<SearchKeeping> {
  const is_recording = await isRecording(db, accountId);
  const end = await findVipEnd(db, accountId);
  const goesAt = end && daysAfter(end, searchLimits.graceDays);
  if (end === null || goesAt === null || goesAt <= now) return { is_recording, vip_until: null, ends: null };
  const { searches } = await db
    .selectFrom('search_history')
    .select((eb) => eb.fn.countAll<number>().as('searches'))
    .where('account_id', '=', accountId)
    .where('seen_at', '<=', daysAfter(goesAt, -searchLimits.days))
    .executeTakeFirstOrThrow();
  return {
    is_recording,
    vip_until: end > now ? toSeconds(end) : null,
    ends: searches > 0 ? { at: toSeconds(goesAt), searches } : null,
  };
}

/**
 * Deletes searches that were looked at too long ago. With VIP they stay for a year, and for `graceDays` after its end as
 * they were.
 */
export async function deleteOldSearches(db: Db, now: Date): Promise<void> {
  const [oldest, oldestOfVip] = [searchLimits.days, searchLimits.vipDays].map((days) =>
    daysAfter(now, -days),
  );
  await sql`delete from search_history where seen_at <= ${oldestOfVip}`.execute(db);
  await sql`
    delete from search_history h where seen_at <= ${oldest}
      and not exists (select from vip_months v where v.account_id = h.account_id)`.execute(db);
  const { rows } = await sql<{ account_id: number; granted: Date[] }>`
    select account_id, array_agg(granted_at) as granted from vip_months
    where account_id in (select account_id from search_history where seen_at <= ${oldest})
    group by account_id`.execute(db);
  const over = rows.filter(({ granted }) => {
    const end = endOfMonths(granted);
    return end === null || daysAfter(end, searchLimits.graceDays) <= now;
  });
  await sql`
    delete from search_history
    where seen_at <= ${oldest} and account_id = ${anyIdOf(over.map(({ account_id }) => account_id))}`.execute(
    db,
  );
  await sql`
    update search_history set seen_ids = null, before_at = null, before_ids = null, before_results = null
    where seen_at <= ${daysAfter(now, -searchLimits.comparedDays)} and seen_ids is not null`.execute(db);
}
