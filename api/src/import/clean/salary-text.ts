import type { SalaryPeriod } from '@jobharbor/shared/contracts';
import { currencyInText, currencyOfCountry, inDollars, minorDigits } from './currencies.ts';
import { asciiDigits, cleanLine } from './plain-text.ts';

export interface Salary {
  currency: string;
  period: SalaryPeriod;
  min: number | null;
  max: number | null;
}

export interface SalaryHints {
  /** ISO 3166 alpha-2: whose currency and customs a bare number follows. */
  country: string;
  period?: SalaryPeriod | undefined;
  currency?: string | undefined;
}

const negotiable =
  /面議|面议|応相談|negotia|nego\b|a convenir|a combinar|boleh runding|dinegosiasi|görüşül|قابل للتفاوض|thỏa thuận|按.*核定|依公司規定/i;
const unpaid =
  /\bunpaid\b|無薪|无薪|無給|sin remuneración|não remunerad|tanpa gaji|tidak dibayar|ücretsiz|بدون أجر|voluntee?r/i;

/** What an advertisement says of pay: amounts in minor units for a period, or that it is open, or nothing. */
export function readSalary(source: string, hints: SalaryHints): Salary | null {
  const text = asciiDigits(cleanLine(source).normalize('NFKC'));
  const home = currencyOfCountry(hints.country);
  const currency = currencyInText(text, home) ?? hints.currency ?? home;
  const amounts = readAmounts(text);
  if (amounts.length === 0) {
    if (unpaid.test(text)) return { currency, period: 'unpaid', min: null, max: null };
    return negotiable.test(text) ? { currency, period: 'negotiable', min: null, max: null } : null;
  }
  return toSalary(amounts, text, currency, hints);
}

/** Pay that a source gives as numbers of its own fields. */
export function salaryOfNumbers(
  min: string | undefined,
  max: string | undefined,
  hints: SalaryHints & { periodText?: string | undefined },
): Salary | null {
  const numbers = [min, max].map((text) =>
    text === undefined ? Number.NaN : readNumber(asciiDigits(text.trim())),
  );
  const amounts = numbers.filter((amount) => amount > 0);
  if (amounts.length === 0) return null;
  const currency = hints.currency?.trim().toUpperCase();
  const isCode = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  return toSalary(
    amounts,
    hints.periodText ?? '',
    isCode ? currency : currencyOfCountry(hints.country),
    hints,
  );
}

function toSalary(amounts: number[], text: string, currency: string, hints: SalaryHints): Salary | null {
  const found = readPeriod(text) ?? hints.period;
  // A week has no place of its own: its pay counts for a year of 52.
  const factor = found === 'weekly' ? 52 : 1;
  const low = Math.min(...amounts) * factor;
  const high = Math.max(...amounts) * factor;
  const period = found === 'weekly' ? 'annually' : (found ?? guessPeriod(high, currency));
  if (!isPlausible(high, currency)) return null;
  const minor = (amount: number) => Math.round(amount * 10 ** minorDigits(currency));
  const [isFloor, isCeiling] = amounts.length > 1 ? [true, true] : boundsIn(text);
  return { currency, period, min: isFloor ? minor(low) : null, max: isCeiling ? minor(high) : null };
}

const floorWords =
  /以上|起(?!重)|\bfrom\b|\bmin(?:imum|imal)?\b|starting|\bdesde\b|a partir|\bmulai\b|\bdari\b|en az|\bdan başlayan|من\s*\d|[~～+]\s*$|\d\s*[~～]\s*(?!\s*\d)/i;
const ceilingWords =
  /以下|以內|まで|up to|\bmax(?:imum|imal)?\b|hasta|\baté\b|hingga|sampai|en fazla|\bkadar\b|حتى/i;

/** One amount alone: a floor, a ceiling, or both. */
function boundsIn(text: string): [boolean, boolean] {
  if (ceilingWords.test(text)) return [false, true];
  return floorWords.test(text) ? [true, false] : [true, true];
}

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

const readPeriod = (text: string): SalaryPeriod | 'weekly' | undefined =>
  periods.find(([pattern]) => pattern.test(text))?.[1];

const highWages = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'NZD', 'SGD', 'JPY', 'HKD']);

/** Where nothing is said, the size tells: nobody earns 100 dollars a year or 100,000 a month. */
function guessPeriod(amount: number, currency: string): SalaryPeriod {
  const dollars = inDollars(amount, currency);
  const isHigh = highWages.has(currency);
  if (dollars < (isHigh ? 110 : 3)) return 'hourly';
  if (dollars < (isHigh ? 450 : 30)) return 'daily';
  return dollars < (isHigh ? 16_000 : 9_000) ? 'monthly' : 'annually';
}

const isPlausible = (amount: number, currency: string): boolean => {
  const dollars = inDollars(amount, currency);
  return dollars >= 0.2 && dollars <= 5_000_000;
};

const units: [RegExp, number][] = [
  [/^(?:million|juta|jt|millones|millón|milhões|milhão|milyon|mio|triệu|tr(?![a-z])|مليون)/i, 1_000_000],
  [/^(?:lakhs?|lacs?|lpa|l\b)/i, 100_000],
  [/^(?:crores?|cr\b)/i, 10_000_000],
  [/^(?:万|萬)/, 10_000],
  [/^(?:k(?![a-z])|千|ribu|rb|mil(?![a-z])|bin(?![a-z])|ألف)/i, 1_000],
  [/^(?:mm|m)(?![a-z])/i, 1_000_000],
];

/** Numbers that count something else: months of pay, hours, percents, dates, digits of a masked phone. */
const notPay =
  /\+?0{6,}|\d+\s?(?:薪|%|hours?|hrs\b|horas|jam\b|個月|个月|か月|months?\b|th\b)|(?:[x×·*]\s?)\d+\b|\b13th\b|\b(?:19|20)\d{2}[-/]\d{1,2}[-/]\d{1,2}\b|\b\d{1,2}[:：]\d{2}\b/gi;

interface Amount {
  value: number;
  unit: number | undefined;
}

function readAmounts(source: string): number[] {
  const text = source.replace(notPay, ' ');
  const found: Amount[] = [];
  for (const match of text.matchAll(/\d(?:[\d.,'’]*\d)?(?:\s\d{3}(?!\d))*/g)) {
    const after = text.slice(match.index + match[0].length).trimStart();
    const value = readNumber(match[0]);
    if (value > 0) found.push({ value, unit: units.find(([pattern]) => pattern.test(after))?.[1] });
  }
  const pay = found.slice(0, 2);
  const [first, second] = pay;
  // "5-7 million", "15-25K": the unit behind the second counts for both.
  if (
    first &&
    second?.unit &&
    first.unit === undefined &&
    first.value < second.value * 10 &&
    first.value < 1_000
  )
    first.unit = second.unit;
  return pay.map(({ value, unit }) => value * (unit ?? 1));
}

/** A number however its thousands and decimals are marked: 1,234.50 · 1.234,50 · 4,00,000 · 5,5 · 1 500 000. */
export function readNumber(text: string): number {
  const compact = text.replace(/[\s'’]/g, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return Number(compact);
  const mark = compact[last] ?? '';
  const decimals = compact.length - last - 1;
  const isOnlyMark = compact.indexOf(mark) === last;
  const hasOther = compact.includes(mark === '.' ? ',' : '.');
  const isThousands = decimals === 3 && !hasOther && !/^0[.,]/.test(compact);
  if (isThousands || (!isOnlyMark && decimals !== 3)) return Number(compact.replace(/[.,]/g, ''));
  if (!isOnlyMark) return Number(compact.replace(/[.,]/g, ''));
  return Number(`${compact.slice(0, last).replace(/[.,]/g, '')}.${compact.slice(last + 1)}`);
}
