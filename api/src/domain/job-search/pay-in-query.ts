import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { asciiNumbers } from '../../import/clean/plain-text.ts';
import { readSalary } from '../../import/clean/salary-text.ts';
import { toMonthly } from '../../intake/monthly-salary.ts';

/** Pay that somebody typed among the words of a search. */
export interface PayInQuery {
  /** As typed: "1 lakh". */
  text: string;
  /** The other words; empty if there are none. */
  rest: string;
  /** Whole units of the country's currency for a month; not both are null. */
  from: number | null;
  to: number | null;
}

const number = '(?:\\d[\\d.,]*(?:\\s\\d{3}(?!\\d))*|[一二三四五六七八九十兩两]+(?=[万萬千]))';
/** `\b` knows no letters of other scripts. */
const endOfWord = '(?![\\p{L}\\p{M}])';
const unit = `(?:(?:lakhs?|lacs?|lpa|crores?|k|juta|jt|ribu|rb|mil|mill[oó]n(?:es)?|milh(?:ão|ões)|million|milyon|bin|[أا]لف|[آا]لاف|مليون)${endOfWord}|[万萬千]\\d{0,4}(?:千)?)`;
const sign =
  '(?:(?:US|NT|HK|R|S|MX)?\\$|[€£¥₹₱฿₫₺₩]|\\b(?:Rp|RM|Rs|PHP|Php|INR|IDR|MYR|SGD|USD|EUR|AED|SAR|TRY|BRL|MXN|JPY|TWD|HKD)(?!\\p{L})\\.?)';
const currency = `(?:円|元|[€₺₫฿₱₹$]|(?:pesos?|reais|euros?|TL|lira|rupees?|baht|ringgit|PHP|INR|IDR|MYR|SGD|USD|EUR|AED|SAR|TRY|BRL|MXN|dirhams?|درهم|ريال)${endOfWord})`;
const kind =
  '(?:年収|年俸|年薪|月収|月收|月給|月薪|時給|時薪|时薪|日給|日薪|週薪|周薪|薪水|薪資|薪资|給与|(?:salary|pay|gaji|sueldo|salario|salário|maaş|راتب)(?![\\p{L}\\p{M}]))';
const period =
  '(?:(?:/|per|a|an|al|por|p\\.?)\\s?(?:month|mo|year|yr|annum|hour|hr|day|week|mes|año|mês|ano|hora|bulan|tahun|jam|[月年时時天日]|m|a)\\b\\.?|/[月年时時天日]|sebulan|setahun|monthly|yearly|annually|mensual(?:es)?|anual(?:es)?|aylık|yıllık|شهري[اًا]*|سنوي[اًا]*)';
const bound = '(?:以上|以下|以內|まで|\\+|ke atas|or more|and above|[~～〜])';
const before = '(?:from|above|over|up to|min(?:imum)?|desde|hasta|a partir de|até|mulai|hingga|من|حتى)';
const amount = `(?:${sign}\\s?)?${number}\\s?${unit}?\\s?${currency}?`;
const pay = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])${before}\\s)?(?:(${kind})[\\s:：]*)?(?:(?<![\\p{L}\\p{M}])${before}\\s)?(?<![\\d.,])(?!401\\s?k)${amount}(?:\\s?[-–~～〜至到]\\s?${amount})?(?:\\s?${period})?(?:\\s?${bound})?`,
  'giu',
);
const isMarked = new RegExp(
  `${number}\\s?${unit}|${sign}\\s?${number}|${number}\\s?${currency}|${kind}`,
  'iu',
);

/** Quotes ask for these very words. */
const isQuoted = /["“”„«»「」『』]/;

/** Amounts in lakh below this are monthly where no period is named: nobody looks for 1 lakh a year. */
const leastYearlyLakh = 3;

/**
 * The pay in a query; null where it names none. An amount needs a unit, a currency or a word for pay: "1 lakh", "5 juta",
 * "年収500万", "$120k". A single amount is a minimum unless words say otherwise.
 */
export function payInQuery(country: CountryKey, query: string): PayInQuery | null {
  const market = countryByKey(country);
  const typed = asciiNumbers(query.slice(0, 400).normalize('NFKC'));
  const found = [...typed.matchAll(pay)].find(([text]) => isMarked.test(text));
  if (market === undefined || found === undefined || isQuoted.test(typed)) return null;
  const text = found[0].trim();
  const salary = readSalary(amountsOnly(text), { country });
  if (salary === null) return null;
  const monthly = (amount: number | null) => toMonthly(amount, salary, market.currency);
  const [min, max] = [monthly(salary.min), monthly(salary.max)];
  const isOne = min !== null && min === max;
  if (min === null && max === null) return null;
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`;
  return { text, rest: rest.replace(/\s+/g, ' ').trim(), from: min, to: isOne ? null : max };
}

/** Advertisements give pay in lakh for a year, searches also for a month. */
function amountsOnly(text: string): string {
  const lakhs = /^\D*([\d.]+)\s?(?:lakhs?|lacs?)/i.exec(text);
  const isMonthly =
    lakhs !== null && !/year|annum|annual|p\.?\s?a|yr/i.test(text) && Number(lakhs[1]) < leastYearlyLakh;
  return isMonthly
    ? text.replace(
        /([\d.]+)\s?(?:lakhs?|lacs?)/gi,
        (_, lakh: string) => `${Number(lakh) * 100_000} per month `,
      )
    : text;
}
