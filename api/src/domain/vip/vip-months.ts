import { maxGeneratedResumes, vipPrivileges } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';

/** The same day of the next month, or its last day (UTC). */
function nextMonth(time: Date): Date {
  const next = new Date(time);
  next.setUTCMonth(next.getUTCMonth() + 1);
  // 31 January plus a month is 3 March.
  if (next.getUTCDate() !== time.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** End of the VIP time that months give, each from the end of the one before or from its grant; null without any. */
export function endOfMonths(granted: readonly Date[]): Date | null {
  let end: Date | null = null;
  for (const at of [...granted].sort((a, b) => a.getTime() - b.getTime()))
    end = nextMonth(end !== null && end > at ? end : at);
  return end;
}

/** Months of VIP that an account was given, and the end of its VIP time; null if it is over. */
export async function findVip(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ until: Date | null; months: number }> {
  const rows = await db
    .selectFrom('vip_months')
    .select('granted_at')
    .where('account_id', '=', accountId)
    .execute();
  const end = endOfMonths(rows.map(({ granted_at }) => granted_at));
  return { until: end !== null && end > now ? end : null, months: rows.length };
}

const isVip = async (db: Db, accountId: number, now: Date) =>
  (await findVip(db, accountId, now)).until !== null;

/** AI texts of an account in a day. `usual` is the setting for everybody; 0 turns them off for all. */
export async function aiTextsPerDay(
  db: Db,
  { accountId, usual, now }: { accountId: number; usual: number; now: Date },
): Promise<number> {
  if (usual === 0 || usual >= vipPrivileges.aiTexts) return usual;
  return (await isVip(db, accountId, now)) ? vipPrivileges.aiTexts : usual;
}

/** Résumés that an account may have made here. Those over the limit stay when VIP ends. */
export const maxResumeDrafts = async (db: Db, accountId: number, now: Date): Promise<number> =>
  (await isVip(db, accountId, now)) ? vipPrivileges.resumeDrafts : maxGeneratedResumes;
