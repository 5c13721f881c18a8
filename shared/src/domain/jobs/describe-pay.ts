import type { Salary, SalaryPeriod } from '../../contracts/jobs/job.ts';
import { formatMoneyRange } from '../../i18n/index.ts';

type TimedPeriod = Exclude<SalaryPeriod, 'negotiable' | 'unpaid'>;

/** Pay as data for a screen, which adds the texts; `amount` is formatted for `language`. */
export type PayDescription =
  | { kind: 'per-period'; amount: string; period: TimedPeriod }
  | { kind: 'amount'; amount: string }
  | { kind: 'negotiable' | 'unpaid' | 'not-stated' };

/**
 * Reads pay as advertised. An amount counts even where the period is `negotiable` or `unpaid`; a period without any
 * amount counts as not stated.
 */
export function describePay(language: string, salary: Salary | null): PayDescription {
  if (!salary) return { kind: 'not-stated' };
  const amount = formatMoneyRange(language, salary);
  const { period } = salary;
  if (period === 'negotiable' || period === 'unpaid') {
    return amount ? { kind: 'amount', amount } : { kind: period };
  }
  return amount ? { kind: 'per-period', amount, period } : { kind: 'not-stated' };
}
