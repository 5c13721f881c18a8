import type { Salary } from '@jobharbor/shared/contracts/jobs/job';
import { minorUnitsOf } from '@jobharbor/shared/contracts/jobs/minor-units';
import { periodsPerMonth } from '@jobharbor/shared/contracts/jobs/pay-periods';
import type { PayRange } from '@jobharbor/shared/contracts/search/search';
import { createTextCache, formatMoneyRange } from '@jobharbor/shared/i18n';

/** Pay for a month in minor units of the country's currency. */
export interface MonthlyPay extends Pick<Salary, 'currency' | 'min' | 'max'> {
  /** Converted from another currency or period, and therefore rounded to three digits. */
  isEstimate: boolean;
}

/** Undefined without an amount, or for a period without a length. */
export function monthlyPay(salary: Salary | null): MonthlyPay | undefined {
  const times = salary && periodsPerMonth[salary.period];
  if (!times || (salary.min === null && salary.max === null)) return undefined;
  const { currency, min, max } = salary.converted ?? salary;
  const isEstimate = salary.converted !== null || times !== 1;
  const monthly = (minor: number | null) =>
    minor === null || !isEstimate ? minor : Number((minor * times).toPrecision(3));
  return { currency, min: monthly(min), max: monthly(max), isEstimate };
}

/** Joins pay and its period in the language's order: `₱300 an hour`, `時給 1,250円`. */
export const withPeriod = (locale: string, amount: string, period: string): string =>
  (isPeriodFirst(locale) ? `${period} ${amount}` : `${amount} ${period}`).trim();

/** Japanese names the period before the amount: 月給 25万円. */
export const isPeriodFirst = (locale: string): boolean => /^ja/u.test(locale);

const million = 1_000_000;
const compactPay = createTextCache(1_000);

/** Compact form for comparison, in the language's notation: `₱45,000 – ₱60,000`, `32.9万～44.2万円`, `Rp 12,4–18 jt`. */
export function formatMonthlyPay(locale: string, pay: MonthlyPay): string {
  const unit = 10 ** minorUnitsOf(pay.currency);
  const largest = Math.max(pay.min ?? 0, pay.max ?? 0) / unit;
  // Japanese counts all pay in units of ten thousand.
  if (largest < million || isPeriodFirst(locale)) return formatMoneyRange(locale, pay);
  return compactPay(`${locale} ${pay.currency} ${pay.min} ${pay.max}`, () => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: pay.currency,
      notation: 'compact',
      maximumSignificantDigits: 3,
    });
    const [low, high] = [pay.min ?? pay.max ?? 0, pay.max ?? pay.min ?? 0].map((minor) => minor / unit);
    return low === high ? format.format(low ?? 0) : format.formatRange(low ?? 0, high ?? 0);
  });
}

/** Start and end of a pay range within another, in per cent; at least 3% wide, so that a single amount is visible. */
export function payWithin(pay: MonthlyPay, { low, high }: PayRange): { from: number; width: number } {
  const unit = 10 ** minorUnitsOf(pay.currency);
  const place = (minor: number) => Math.min(1, Math.max(0, (minor / unit - low) / (high - low))) * 100;
  const from = Math.min(97, Math.floor(place(pay.min ?? pay.max ?? 0)));
  const to = Math.ceil(place(pay.max ?? pay.min ?? 0));
  return { from, width: Math.max(3, to - from) };
}
