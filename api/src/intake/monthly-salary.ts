import type { SalaryPeriod } from '@jobharbor/shared/contracts';
import { exchangeRate, minorDigits } from '../config-lists/index.ts';

/** Periods in a month: 8 hours a day, 260 working days a year. */
const perMonth: Readonly<Record<SalaryPeriod, number | null>> = {
  hourly: (8 * 260) / 12,
  daily: 260 / 12,
  monthly: 1,
  annually: 1 / 12,
  negotiable: null,
  unpaid: null,
};

/**
 * Minor units for one period as whole units of `currency` for a month: the one form in which salaries are compared.
 * Null where there is no amount, or no rate between the currencies.
 */
export function toMonthly(
  amount: number | null,
  salary: { currency: string; period: SalaryPeriod },
  currency: string,
): number | null {
  const times = perMonth[salary.period];
  const rate = salary.currency === currency ? 1 : exchangeRate(salary.currency, currency);
  if (amount === null || times === null || rate === null) return null;
  return Math.round((amount / 10 ** minorDigits(salary.currency)) * times * rate);
}
