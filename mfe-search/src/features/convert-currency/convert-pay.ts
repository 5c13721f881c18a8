import { minorUnitsOf } from '@jobharbor/shared/contracts/jobs/minor-units';
import { periodsPerMonth } from '@jobharbor/shared/contracts/jobs/pay-periods';
import { type PayPeriod, payPeriods } from './converter-address.ts';

export interface ConvertedPay {
  period: PayPeriod;
  from: number;
  to: number;
}

const daysPerYear = Math.round(12 * (periodsPerMonth.daily ?? 0));

/** How a month is counted, for the text beside the table: working days of a year, hours of such a day. */
export const workTime = {
  days: daysPerYear,
  hours: Math.round((12 * (periodsPerMonth.hourly ?? 0)) / daysPerYear),
};

/** Converts `amount` for one period into pay for each period, before and after the exchange. */
export function convertPay(amount: number, period: PayPeriod, rate: number): ConvertedPay[] {
  const times = (of: PayPeriod) => periodsPerMonth[of] ?? 1;
  const monthly = amount * times(period);
  return payPeriods.map((one) => {
    const from = one === period ? amount : monthly / times(one);
    return { period: one, from, to: from * rate };
  });
}

/** With the currency's code, and with cents where they matter. */
export function formatAmount(tag: string, currency: string, value: number): string {
  const hasCents = value < 1_000 && minorUnitsOf(currency) > 0 && Math.round(value * 100) % 100 !== 0;
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: value < 1 ? 4 : hasCents ? 2 : 0,
  }).format(value);
}
