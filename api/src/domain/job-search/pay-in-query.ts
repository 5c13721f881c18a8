import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { amountWords } from '../../import/clean/pay/amount-words.ts';
import { currencyCodes } from '../../import/clean/pay/currencies.ts';
import { readSalary } from '../../import/clean/pay/salary-text.ts';
import { asciiNumbers } from '../../import/clean/text/plain-text.ts';
import { toMonthly } from '../../intake/monthly-salary.ts';
import { endOfWord, payWords, startOfWord } from './pay-words.ts';

/** Pay that somebody typed among the words of a search. */
export interface PayInQuery {
  /** As typed: "1 lakh". */
  text: string;
  /** The other words; empty if there are none. */
  rest: string;
  /** Whole units of the country's currency for a month; not both are null. */
  from: number | null;
  to: number | null;
  /** Whether a word for pay stands with the amount: "gaji 5 juta". */
  isNamed: boolean;
}

const wholeWords = (words: readonly string[]) => `(?:${words.join('|')})${endOfWord}`;
const isHan = (word: string) => /\p{sc=Han}/u.test(word);
const unitOf = (words: readonly { word: string }[]) =>
  `(?:${wholeWords(words.flatMap(({ word }) => (isHan(word) ? [] : [word])))}|[万萬千]\\d{0,4}千?)`;
const unit = unitOf(amountWords.filter(({ isOnlyMarked }) => !isOnlyMarked));
const markedUnit = unitOf(amountWords);
const hanDigits = '一二三四五六七八九十兩两百';
/** Groups of thousands may be apart, but not before a unit: "2024 120k" are two numbers. */
const number = `(?:\\d{1,3}(?:\\s\\d{3})+(?![\\d.,])(?!\\s?${markedUnit})|(?<!\\d)\\d[\\d.,]{0,18}(?!\\d)|[${hanDigits}]{1,9}(?=[万萬千]))`;
const year = '(?:19|20)\\d{2}(?![\\d.,])';
const sign = `(?:(?:US|NT|HK|MX|AU|CA|R|S)?\\$|[€£¥₹₱฿₫₺₩]|${startOfWord}(?:Rp|RM|Rs|${currencyCodes})(?!\\p{L})\\.?)`;
const currency = `(?:円|元|块|塊|บาท|đồng|[€£¥₺₫฿₱₹₩$]|(?:pesos?|dollars?|d[oó]lares|reais|euros?|TL|lira|rupees?|rupiah|baht|ringgit|yen|yuan|${currencyCodes}|dirhams?|riyals?|درهم|دراهم|ريال|ريالات)${endOfWord})`;
/** A sign between two numbers belongs to the second: "2024 $120k". Only a year after it leaves it to the first. */
const currencyAfter = `(?:${currency}(?!\\s?\\d)|(?<!${startOfWord}${year}\\s?)${currency}(?=\\s${year}))`;
const kind = payWords('pay');
const perUnit =
  '(?:(?:/|per|a|an|al|por|p\\.?)\\s?(?:month|mo|year|yr|annum|hour|hr|h|day|week|mes|año|mês|ano|hora|bulan|bln|tahun|jam|hari|[月年时時天日]|m|a)\\b\\.?|/[月年时時天日])';
const period = `(?:${perUnit}|${payWords('period')})`;
const periodBefore = payWords('period_before');
const bound = `(?:${payWords('after')}|[+~～〜])`;
const before = payWords('before');
const to = '(?:\\s?[-–~～〜至到]\\s?|\\s(?:to|a|hingga|sampai|ila|إلى)\\s)';
/** A number without a unit may have no letters behind it: "5th", "3d". */
const signed = `${sign}\\s?${number}(?:\\s?${markedUnit}|(?![a-z]))(?:\\s?${currencyAfter})?`;
const unsigned = `${number}(?:\\s?${unit}(?:\\s?${currencyAfter})?|\\s?${currencyAfter}|(?![a-z]))`;
const named = `${number}\\s?${markedUnit}(?:\\s?${currencyAfter})?`;
const amount = `(?:${signed}|${unsigned})`;
const pay = new RegExp(
  `(?:${before}\\s)?(?:${periodBefore}\\s?)?(?:${kind}[\\s:：]*(?:${before}\\s)?(?:${named}|${amount})|(?:${before}\\s?)?(?<![\\d.,])(?!401\\s?k)${amount})(?:${to}${amount})?(?:\\s?${period})?(?:\\s?${bound}){0,2}(?:\\s?${period})?(?:\\s?${kind})?`,
  'giu',
);
/** Two amounts of thousands, neither a year, or one and a bound: "5000-8000", "15000 up". */
const thousands = `(?!${year})(?<!\\d)[1-9]\\d{3,5}(?!\\d)`;
const openRange = `${thousands}\\s?(?:[-–~～〜至到]\\s?${thousands}|${payWords('after')})`;
/** A unit, a currency or a period. After a word for pay alone the number may also be a year: "salary 2024". */
const isAmount = new RegExp(
  `${number}\\s?${unit}|${sign}\\s?${number}|${number}\\s?${currencyAfter}|${kind}.*${named}|${number}\\s?${period}|${periodBefore}\\s?${number}|${openRange}`,
  'iu',
);
const isOfPay = new RegExp(`${kind}(?!.*${startOfWord}(?<!\\d)${year}\\s*$)`, 'iu');

/** Most queries have no number: they do without the patterns above, whose compilation takes a tenth of a second. */
const hasNumber = new RegExp(`[\\d${hanDigits}]`, 'u');

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
  if (!hasNumber.test(typed)) return null;
  const amounts = [...typed.matchAll(pay)];
  const found = amounts.find(([text]) => isAmount.test(text)) ?? amounts.find(([text]) => isOfPay.test(text));
  if (market === undefined || found === undefined || isQuoted.test(typed)) return null;
  const text = found[0].trim();
  const salary = readSalary(amountsOnly(text), { country });
  if (salary === null) return null;
  const monthly = (amount: number | null) => toMonthly(amount, salary, market.currency);
  const [min, max] = [monthly(salary.min), monthly(salary.max)];
  const isOne = min !== null && min === max;
  if (min === null && max === null) return null;
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`;
  return {
    text,
    rest: rest.replace(/\s+/g, ' ').trim(),
    from: min,
    to: isOne ? null : max,
    isNamed: isOfPay.test(text),
  };
}

/** Advertisements give pay in lakh for a year, searches also for a month. */
function amountsOnly(typed: string): string {
  const text = typed.replace(/(?<=\d)(?=lpa|la[ck])/gi, ' ');
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
