import { periodsPerMonth, type SalaryPeriod } from '@jobharbor/shared/contracts';
import { exchangeRate, minorDigits } from '../config-lists/index.ts';

/**
 * Converts minor units per period to whole units of `currency` per month, the unit in which salaries are compared.
 * Null without an amount or an exchange rate.
 */
export function toMonthly(
  amount: number | null,
  salary: { currency: string; period: SalaryPeriod },
  currency: string,
): number | null {
  const times = periodsPerMonth[salary.period];
  const rate = salary.currency === currency ? 1 : exchangeRate(salary.currency, currency);
  if (amount === null || times === null || rate === null) return null;
  return Math.round((amount / 10 ** minorDigits(salary.currency)) * times * rate);
}
