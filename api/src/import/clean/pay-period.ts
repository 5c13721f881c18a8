import type { SalaryPeriod } from '@jobharbor/shared/contracts';
import { inDollars } from './currencies.ts';

const periods: [RegExp, SalaryPeriod | 'weekly'][] = [
  [
    /hour|\/\s?hr?\b|\bhr\b|\bph\b|per jam|\/\s?jam|sejam|時薪|时薪|時給|por hora|\/\s?hora|saatlik|بالساعة|في الساعة/i,
    'hourly',
  ],
  [/week|semana|minggu|週薪|周薪|haftalık|أسبوع/i, 'weekly'],
  [
    /year|\/\s?yr|\byr\b|annual|annum|\bp\.?\s?a\.?\b|\blpa\b|per tahun|\/\s?tahun|setahun|年薪|年収|年俸|al año|anual|por ano|yıllık|سنو|lakhs?|\blacs?\b/i,
    'annually',
  ],
  [
    /month|\/\s?mo\b|\bp\.?\s?m\.?\b|per bulan|\/\s?bln|\/\s?bulan|sebulan|月薪|月給|月收|\/\s?月|al mes|mensual|mensa(?:l|is)|por mês|aylık|شهر/i,
    'monthly',
  ],
  [/\bday\b|daily|per hari|\/\s?hari|harian|sehari|日薪|日給|por día|por dia|diari|günlük|يوم/i, 'daily'],
];

/** The pay period that a text names. */
export const readPeriod = (text: string): SalaryPeriod | 'weekly' | undefined =>
  periods.find(([pattern]) => pattern.test(text))?.[1];

const highWages = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'NZD', 'SGD', 'JPY', 'HKD']);

/** Guesses the period from the amount when none is named: 100 dollars cannot be yearly pay, nor 100,000 monthly. */
export function guessPeriod(amount: number, currency: string): SalaryPeriod {
  const dollars = inDollars(amount, currency);
  const isHigh = highWages.has(currency);
  if (dollars < (isHigh ? 110 : 3)) return 'hourly';
  if (dollars < (isHigh ? 450 : 30)) return 'daily';
  return dollars < (isHigh ? 16_000 : 9_000) ? 'monthly' : 'annually';
}

/** Plausible limits of pay by period, in US dollars; a number outside is no pay for that time. */
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
