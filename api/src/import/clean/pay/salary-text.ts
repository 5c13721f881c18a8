import type { SalaryPeriod } from '@jobharbor/shared/contracts';
import { minorDigits } from '../../../config-lists/index.ts';
import { asciiNumbers, cleanLine, compatible } from '../text/plain-text.ts';
import { readAmounts } from './amounts-in-text.ts';
import { currencyInText, currencyOfCountry } from './currencies.ts';
import { guessPeriod, isPlausiblePay, readPeriod, timesAYearOf } from './pay-period.ts';

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
  /面議|面议|\bDOE\b|depend(?:s|ing) on experience|commensurate|応相談|negotia|nego\b|a convenir|a combinar|boleh runding|dinegosiasi|görüşül|قابل للتفاوض|th[ỏo]a? ?thuận|thoả thuận|thương lượng|ตามตกลง|ต่อรอง|nach vereinbarung|verhandlungs|verhandelbar|à négocier|حسب (?:ال)?(?:خبرة|مؤهل|اتفاق)|(?:يحدد|تحدد) (?:بعد|عند|في|أثناء) (?:ال)?مقابلة|按.*核定|依公司規定|내규|협의|면접 ?(?:후|시)|ตาม(?:โครงสร้าง|ประสบการณ์|ความสามารถ)|selon (?:profil|expérience|convention|compétences)|\bV(?:H)?B\b|nach absprache|theo (?:năng lực|kinh nghiệm)|sesuai (?:kemampuan|pengalaman)|mengikut (?:pengalaman|kelayakan)|según (?:experiencia|convenio|perfil)|a tratar|conforme (?:experiência|qualificação)|deneyime göre|当社規定|経験(?:・能力)?(?:により|による|を考慮)|upon interview/i;
const unpaid =
  /\bunpaid\b|無薪|无薪|無給|sin remuneración|não remunerad|tanpa gaji|tidak dibayar|ücretsiz|بدون أجر|voluntee?r/i;

/** Parses a salary text to amounts in minor units and a period; negotiable or unreadable pay has no amounts. */
export function readSalary(source: string, hints: SalaryHints): Salary | null {
  // "M.N." (moneda nacional) is no million.
  const text = asciiNumbers(compatible(cleanLine(source))).replace(/\bM\.\s?N\.?(?!\p{L})/gu, 'MXN');
  const home = currencyOfCountry(hints.country);
  const currency = currencyInText(text, home) ?? hints.currency ?? home;
  const amounts = readAmounts(text);
  if (amounts.length === 0) {
    if (unpaid.test(text)) return { currency, period: 'unpaid', min: null, max: null };
    return negotiable.test(text) ? { currency, period: 'negotiable', min: null, max: null } : null;
  }
  return toSalary(amounts, text, currency, hints);
}

/** Reads a salary that the source gives in two fields: numbers, or texts with a sign, a code or a unit. */
export function salaryOfNumbers(
  min: string | undefined,
  max: string | undefined,
  hints: SalaryHints & { periodText?: string | undefined },
): Salary | null {
  const columns = [min, max].map((text) => asciiNumbers(compatible(cleanLine(text ?? ''))));
  // Parsed together, because the unit may follow only the second: 5 and 7 juta.
  const text = columns.filter(Boolean).join(' - ');
  const amounts = readAmounts(text);
  if (amounts.length === 0) return null;
  const home = currencyOfCountry(hints.country);
  const stated = hints.currency === undefined ? undefined : currencyNamed(hints.currency, home);
  const currency = stated ?? currencyInText(text, home) ?? home;
  const words = `${hints.periodText ?? ''} ${wordsOf(text)}`.trim();
  const counts = columns.map((column) => readAmounts(column).length);
  const isRange = counts.every((count) => count > 0) || counts.some((count) => count > 1);
  const salary = toSalary(amounts, words, currency, hints);
  // A single filled column is a minimum or a maximum.
  if (!salary || isRange) return salary;
  return readAmounts(columns[0] ?? '').length > 0 ? { ...salary, max: null } : { ...salary, min: null };
}

/** A field of its own that names the currency: a code of any currency, or a sign or name. */
const currencyNamed = (text: string, home: string): string | undefined => {
  const code = text.trim().toUpperCase();
  return currencyInText(code, home) ?? (/^[A-Z]{3}$/.test(code) ? code : undefined);
};

/** The text without amounts and dashes, from which period and "and more" are read. */
const wordsOf = (text: string): string => text.replace(/[\d.,'’~～–+-]/g, ' ').trim();

function toSalary(amounts: number[], text: string, currency: string, hints: SalaryHints): Salary | null {
  const stated = readPeriod(text);
  const found = stated ?? hints.period;
  const yearly = timesAYearOf(found);
  const scaled = amounts.map((amount) => amount * (yearly ?? 1));
  const wanted =
    yearly === undefined
      ? ((found as SalaryPeriod | undefined) ?? guessPeriod(Math.max(...scaled), currency))
      : 'annually';
  const isPay = (amount: number) => isPlausiblePay(amount, currency, wanted);
  // A source's usual period does not apply to implausible amounts: 250,000 dollars are yearly pay.
  const isOtherPeriod = stated === undefined && found !== undefined && !scaled.some(isPay);
  const period = isOtherPeriod ? guessPeriod(Math.max(...scaled), currency) : wanted;
  const pay = scaled.filter((amount) => isPlausiblePay(amount, currency, period));
  if (pay.length === 0) return null;
  const minor = (amount: number) => Math.round(amount * 10 ** minorDigits(currency));
  const [isFloor, isCeiling] = amounts.length > 1 ? [true, true] : boundsIn(text);
  const low = pay.length < amounts.length ? isPay(Math.min(...scaled)) && isFloor : isFloor;
  const high = pay.length < amounts.length ? isPay(Math.max(...scaled)) && isCeiling : isCeiling;
  return {
    currency,
    period,
    min: low ? minor(Math.min(...pay)) : null,
    max: high ? minor(Math.max(...pay)) : null,
  };
}

const floorWords =
  /以上|起(?!重)|\bfrom\b|\bmin(?:imum|imal)?\b|starting|\bdesde\b|a partir|\bmulai\b|\bdari\b|en az|\bdan başlayan|ke atas|لا يقل|ขึ้นไป|من\s*\d|(?<!\p{L})từ\s|ตั้งแต่|เริ่มต้น|(?<!\p{L})ab\s*\d|à partir|이상|부터|ไม่(?:ต่ำ|น้อย)กว่า|(?<!\p{L})trên\s|mindestens|más de|mais de|acima de|no menos de|\bover\s\d|more than|at least|di atas|lebih dari|ve üzeri|üstü|أكثر من|لا تقل|plus de|[~～〜+]\s*$|\d\s*[~～]\s*(?!\s*\d)/iu;
const ceilingWords =
  /以下|以內|まで|up to|\bmax(?:imum|imal)?\b|hasta|(?:^|\s)até\s|hingga|sampai|en fazla|\bkadar\b|حتى|(?<!\p{L})(?:tới|đến|tối đa)(?!\p{L})|ไม่เกิน|สูงสุด|bis zu|jusqu['’]à|이하|미만|까지|(?<!ไม่)ต่ำกว่า|น้อยกว่า(?<!ไม่น้อยกว่า)|(?<!\p{L})dưới\s|(?<!no )menos de|abaixo de|less than|under\s|below\s|kurang dari|di bawah|altında|أقل من|(?<!\p{L})unter\s|moins de/iu;

/** A single amount is a minimum, a maximum, or both. */
function boundsIn(text: string): [boolean, boolean] {
  if (ceilingWords.test(text)) return [false, true];
  return floorWords.test(text) ? [true, false] : [true, true];
}
