import { periodsPerMonth, type SalaryPeriod } from '@jobharbor/shared/contracts';
import { exchangeRate, minorDigits } from '../config-lists/index.ts';

/**
 * Minor units for one period as whole units of `currency` for a month: the one form in which salaries are compared.
 * Null where there is no amount, or no rate between the currencies.
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
