import { ApiError, errorCode, isApiError } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { type Allowance, consumeAttempt } from '../../http/throttle.ts';
import type { UnconfirmedRule } from '../../session/unconfirmed-rules.ts';

const day = 86_400;

/** Limits of an account before its address is confirmed. A period of ten years limits the applications in total. */
export const unconfirmedAllowances = {
  applications: { limit: 10, seconds: 3_650 * day },
  reports: { limit: 1, seconds: day },
  /** Texts that cost a credit. */
  summaries: { limit: 2, seconds: day },
} as const satisfies Record<Exclude<UnconfirmedRule, 'yes' | 'no'>, Omit<Allowance, 'key'>>;

/**
 * Counts one application, report or text of a job seeker without a confirmed address or number; throws 42342 beyond
 * what such an account may do. Runs in the transaction of the counted change, so that failures and repetitions do not
 * count.
 */
export async function countUnconfirmed(
  tx: Db,
  accountId: number,
  what: keyof typeof unconfirmedAllowances,
  now: Date,
): Promise<void> {
  const unconfirmed = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('role', '=', 'jobseeker')
    .where('is_email_verified', '=', false)
    .where('is_mobile_verified', '=', false)
    .executeTakeFirst();
  if (unconfirmed === undefined) return;
  const key = `unconfirmed:${what}:${accountId}`;
  await consumeAttempt(tx, { key, ...unconfirmedAllowances[what] }, now).catch((error: unknown) => {
    const isUsedUp = isApiError(error) && error.code === errorCode.tooManyAttempts;
    throw isUsedUp ? new ApiError(errorCode.emailUnconfirmed) : error;
  });
}
