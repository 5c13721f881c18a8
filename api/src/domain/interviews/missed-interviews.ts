import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { MissedInterviewRule } from '../../config-lists/missed-interviews.ts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { findLimitsOf } from '../interview-limits/interview-limits.ts';

export interface Absences {
  /** Uncontested ones that count now. */
  count: number;
  rule: MissedInterviewRule;
  /** Until when the person cannot apply; null for somebody who can. */
  barredUntil: Date | null;
}

/** `months` later by the calendar of UTC; the last day of a shorter month. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}

/**
 * What the absences of a person, oldest first, come to. Nothing is stored: an absence that is contested or taken back stops
 * counting, and a bar that rested on it ends.
 */
export function countAbsences(absences: readonly Date[], rule: MissedInterviewRule, now: Date): Absences {
  const bars = absences.flatMap((last, index) => {
    const first = absences[index - rule.absences + 1];
    const isWithin = first !== undefined && last <= addMonths(first, rule.within_months);
    return isWithin ? [addMonths(last, rule.barred_months)] : [];
  });
  const until = bars.at(-1);
  return {
    count: absences.filter((at) => addMonths(at, rule.within_months) > now).length,
    rule,
    barredUntil: until !== undefined && until > now ? until : null,
  };
}

/** Absences by the interviews that both sides' marks leave uncontested. */
export async function findAbsences(db: Db, accountId: number, now: Date): Promise<Absences> {
  const rows = await db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .innerJoin('accounts as p', 'p.id', 'a.account_id')
    .select(['i.ends_at', 'p.country_key'])
    .where('a.account_id', '=', accountId)
    .where('i.state', '=', 'accepted')
    .where('i.attended', '=', false)
    .orderBy('i.ends_at')
    .execute();
  const country = rows[0]?.country_key ?? 'others';
  return countAbsences(
    rows.map(({ ends_at }) => ends_at),
    await findLimitsOf(db, country),
    now,
  );
}

/** As the list of interviews tells it, before it comes to a bar. */
export const toNotice = ({ count, rule, barredUntil }: Absences) => ({
  count,
  limit: rule.absences,
  within_months: rule.within_months,
  barred_months: rule.barred_months,
  barred_until: barredUntil && toSeconds(barredUntil),
});

/** 42099 for a person who cannot apply for a while. */
export async function checkNotBarred(db: Db, accountId: number, now: Date): Promise<void> {
  const { barredUntil } = await findAbsences(db, accountId, now);
  if (barredUntil !== null) throw new ApiError(errorCode.missedInterviews);
}
