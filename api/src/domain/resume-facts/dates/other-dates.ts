import { persianMonths } from './month-names.ts';
import type { PartialDate } from './partial-date.ts';

/** 1340 to 1409 of the Persian calendar are 1961 to 2030. Years of the Islamic one in a résumé are later, or have a sign. */
const persianYear = '(?:13[4-9]\\d|140\\d)';
const names = [...persianMonths.keys()].join('|');
const namedMonth = `(?:${names})(?:\\s+ماه)?(?:\\s+سال)?\\s+`;

/** `مهر ۱۳۹۷`, in folded digits. */
export const persianNamed = `(?<!\\p{L})${namedMonth}${persianYear}(?!\\d)`;
/** `۱۳۹۷/۰۷`, in folded digits. In a document in another language it is a number, or a date of the Islamic calendar. */
export const persianNumeric = `(?<!\\d)${persianYear}\\s?/\\s?(?:1[0-2]|0?[1-9])(?:\\s?/\\s?\\d{1,2})?(?!\\d|\\s?(?:ه|a\\.?h))`;

/** Whether a text has a number in the digits of Persian before a slash. */
export const hasPersianNumbers = (text: string): boolean => /[۰-۹]{4}\s?\//u.test(text);

const bareYear = /(?<![۰-۹/])(?:۱۳[۴-۹][۰-۹]|۱۴۰[۰-۹])(?![۰-۹]|\s?\/)/gu;
const endsWithMonth = new RegExp(`(?<!\\p{L})${namedMonth}$`, 'u');

/** Writes years of the Persian calendar without a month as those in which most of them lies. Of the same length. */
export const withGregorianYears = (text: string, fold: (text: string) => string): string =>
  text.replaceAll(bareYear, (year: string, at: number) =>
    endsWithMonth.test(fold(text.slice(0, at))) ? year : String(gregorianYear(Number(fold(year)))),
  );

/** A date of {@link persianNamed} or {@link persianNumeric}; null for any other. */
export function persianDate(text: string): PartialDate | null {
  const [, numeric, number] = new RegExp(`^(${persianYear})\\s?/\\s?(\\d{1,2})`).exec(text) ?? [];
  if (numeric !== undefined) return gregorianDate(Number(numeric), Number(number));
  const [, name = '', year] = new RegExp(`^(${names})(?!\\p{L}).*?(${persianYear})$`, 'u').exec(text) ?? [];
  const month = persianMonths.get(name);
  return year === undefined || month === undefined ? null : gregorianDate(Number(year), month);
}

const gregorianYear = (year: number): number => year + 621;

/** Months begin on the 20th to 23rd of the month before that in which most of their days lie. */
const gregorianDate = (year: number, month: number): PartialDate =>
  month <= 9
    ? { year: gregorianYear(year), month: month + 3 }
    : { year: gregorianYear(year) + 1, month: month - 9 };

const romanNumbers = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** `IX 2017` in Poland. Elsewhere it is a class or a level. `I` is left out: in Polish it is the word for "and", too. */
export const romanForm = `(?<![\\p{L}\\d])(?:${romanNumbers.slice(1).toReversed().join('|')})[\\s./-]\\s?(?:19[3-9]\\d|20\\d\\d)(?!\\d)`;

export function romanDate(text: string): PartialDate | null {
  const [, numeral = '', year] = /^([ivx]+)[\s./-]\s?(\d{4})$/u.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: romanNumbers.indexOf(numeral) + 1 };
}
