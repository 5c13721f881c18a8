import type { SalaryPeriod } from '@jobharbor/shared/contracts';
import { phrasesOf } from '../text/phrases.ts';
import { inDollars } from './currencies.ts';

const periods = phrasesOf('pay-period');
/** Periods that the site does not have, with their number per year: such pay is annualised. */
const timesAYear = { weekly: 52, biweekly: 26, 'twice-monthly': 24 } as const;
type Period = SalaryPeriod | keyof typeof timesAYear;

/** Periods per year, for a period that the site does not have; undefined for the others. */
export const timesAYearOf = (period: Period | undefined): number | undefined =>
  (timesAYear as Record<string, number>)[period ?? ''];

/** The pay period that a text names. */
export const readPeriod = (text: string): Period | undefined =>
  periods.find(([, pattern]) => pattern.test(text))?.[0] as Period | undefined;

const highWages = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'NZD', 'SGD', 'JPY', 'HKD']);

/** Guesses the period from the amount when none is named: 100 dollars cannot be yearly pay, nor 100,000 monthly. */
export function guessPeriod(amount: number, currency: string): SalaryPeriod {
  const dollars = inDollars(amount, currency);
  const isHigh = highWages.has(currency);
  if (dollars < (isHigh ? 110 : 3)) return 'hourly';
  if (dollars < (isHigh ? 450 : 30)) return 'daily';
  return dollars < (isHigh ? 16_000 : 9_000) ? 'monthly' : 'annually';
}

/** Plausible range of pay by period, in US dollars. */
const limits: Partial<Record<SalaryPeriod, [number, number]>> = {
  hourly: [0.2, 1_000],
  daily: [0.5, 6_000],
  monthly: [5, 60_000],
  annually: [60, 5_000_000],
};

export const isPlausiblePay = (amount: number, currency: string, period: SalaryPeriod): boolean => {
  const dollars = inDollars(amount, currency);
  const [least, most] = limits[period] ?? [0.2, 5_000_000];
  return dollars >= least && dollars <= most;
};
