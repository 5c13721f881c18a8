import type { SalaryPeriod } from '@jobharbor/shared/contracts';
import { minorDigits } from '../../config-lists/index.ts';
import { readAmounts, readNumber } from './amounts-in-text.ts';
import { currencyInText, currencyOfCountry } from './currencies.ts';
import { guessPeriod, isPlausible, readPeriod } from './pay-period.ts';
import { asciiDigits, cleanLine } from './plain-text.ts';

export interface Salary {
  currency: string;
  period: SalaryPeriod;
  min: number | null;
  max: number | null;
}

export interface SalaryHints {
  /** ISO 3166 alpha-2 code of the country, which decides the currency and period of a bare number. */
  country: string;
  period?: SalaryPeriod | undefined;
  currency?: string | undefined;
}

const negotiable =
  /面議|面议|応相談|negotia|nego\b|a convenir|a combinar|boleh runding|dinegosiasi|görüşül|قابل للتفاوض|thỏa thuận|按.*核定|依公司規定/i;
const unpaid =
  /\bunpaid\b|無薪|无薪|無給|sin remuneración|não remunerad|tanpa gaji|tidak dibayar|ücretsiz|بدون أجر|voluntee?r/i;

/** Parses a salary text to amounts in minor units and a period; negotiable or unreadable pay has no amounts. */
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

/** Reads a salary that the source gives in separate numeric fields. */
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
  // There is no weekly period: weekly pay is converted to a year of 52 weeks.
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

/** A single amount is a minimum, a maximum, or both. */
function boundsIn(text: string): [boolean, boolean] {
  if (ceilingWords.test(text)) return [false, true];
  return floorWords.test(text) ? [true, false] : [true, true];
}
