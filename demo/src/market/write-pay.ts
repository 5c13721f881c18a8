import { minorDigits } from '@jobharbor/api/config-lists';
import type { SalaryDraft } from '@jobharbor/api/job-source';
import type { CountryKey } from '@jobharbor/shared/contracts';
import { countryByKey } from '@jobharbor/shared/contracts';
import { type Market, marketOf } from './markets.ts';
import type { Occupation } from './occupations.ts';
import type { Random } from './random.ts';

/** Inputs of a job's pay. `level` and `jobType` are ids of their lists. */
export interface Position {
  readonly country: CountryKey;
  readonly occupation: Occupation;
  readonly level: number;
  readonly jobType: number;
}

const internship = 4;
const partTime = 2;
const isCasual = (jobType: number): boolean => jobType === partTime || jobType === 5 || jobType === 6;

/** Pay by level of experience, relative to one to three years; the market's `slope` flattens the differences. */
const byLevel = [0.78, 0.85, 1, 1.35, 1.95, 3.1];
const hoursAMonth = 173;
const daysAMonth = 22;

const roundTo = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step);

/** Rounds to two or three leading digits, so that 18.50 an hour and 1,250,000 a year both look realistic. */
function stepFor(amount: number): number {
  const digits = 10 ** Math.floor(Math.log10(amount));
  return amount < 50 ? 0.5 : digits / 20;
}

function choosePeriod(
  market: Market,
  { occupation, jobType }: Position,
  random: Random,
): SalaryDraft['period'] {
  if (jobType === internship) return random.chance(0.15) ? 'unpaid' : 'monthly';
  if (random.chance(occupation.isProfessional ? 0.14 : 0.06)) return 'negotiable';
  if (isCasual(jobType) || !occupation.isProfessional) {
    const isDaily = random.chance(market.daily);
    if (isDaily) return 'daily';
    // Hourly pay of crafts is the rule in the United States and the exception in Turkey.
    if (random.chance(isCasual(jobType) ? Math.max(0.35, market.hourly) : market.hourly ** 2))
      return 'hourly';
    if (isCasual(jobType)) return 'monthly';
  }
  return random.chance(market.annual) ? 'annually' : 'monthly';
}

function monthlyPay(
  market: Market,
  { occupation, level, jobType }: Position,
  random: Random,
): [number, number] {
  // A cook of ten years earns more than a beginner, but not as a director does.
  const rank = (byLevel[level - 1] ?? 1) ** (occupation.isProfessional ? market.slope : market.slope * 0.55);
  const usual = Math.max(market.floor, market.pay * occupation.pay ** market.slope * rank);
  const low = usual * (0.92 + random.next() * 0.2);
  const share = jobType === internship ? 0.45 : 1;
  return [low * share, low * share * (1.12 + random.next() * 0.3)];
}

/** Pay as employers of the country advertise it; null where the advertisement does not mention it. */
export function writePay(position: Position, random: Random): SalaryDraft | null {
  const market = marketOf(position.country);
  const currency = countryByKey(position.country)?.currency ?? 'USD';
  if (random.chance(0.05)) return null;
  const period = choosePeriod(market, position, random);
  if (period === 'negotiable' || period === 'unpaid') return { currency, period, min: null, max: null };
  const minor = 10 ** minorDigits(currency);
  const inMinor = (amount: number): number => Math.round(amount * minor);
  const monthly = monthlyPay(market, position, random);
  const [low, high] = monthly.map((amount) => {
    if (period === 'monthly') {
      const hours = position.jobType === partTime ? 0.5 : 1;
      return roundTo(amount * hours, market.step);
    }
    const whole =
      period === 'annually' ? amount * 12 : amount / (period === 'hourly' ? hoursAMonth : daysAMonth);
    return roundTo(whole, minor === 1 ? Math.max(1, stepFor(whole)) : stepFor(whole));
  });
  if (low === undefined || high === undefined) return null;
  return { currency, period, min: inMinor(low), max: inMinor(Math.max(low, high)) };
}
