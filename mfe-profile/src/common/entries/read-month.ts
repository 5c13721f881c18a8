import { asciiDigits } from '@jobharbor/shared/contracts/primitives/ascii-digits';
import { addedYears, fromHijri, hijriMonthNames, isHijri, markedEra } from './calendars.ts';

export interface TypedMonth {
  year: string;
  month: string;
}

/** Typed text with ASCII digits and half-width signs. */
export const plainDigits = (text: string): string => asciiDigits(text.normalize('NFKC'));

/**
 * Month and year in one text: `05/2024`, `2024-05`, `2024年5月`, `May 2024`, `令和6年5月`, `พ.ศ. 2567/05`, `1445/11 هـ`. A day
 * beside them is left out where it can be no month (`15/05/2024`), or where only days stand first (`1.5.2024`). `monthNames` are
 * the names of the twelve months in one or more languages, each January first. Null for other texts.
 */
export function readMonth(text: string, country: string, monthNames: readonly string[]): TypedMonth | null {
  const { numbers, words } = partsOf(text);
  const isOfHijri = isHijri(words, numbers, country);
  const named = monthIn(words, isOfHijri ? hijriMonthNames() : monthNames);
  const [year, month] = yearAndMonth(numbers, words, named);
  if (year === undefined || month === undefined || month < 1 || month > 12) return null;
  if (isOfHijri) return fromHijri(Number(year), month);
  const full = fullYear(year, words, numbers, country);
  return full === null ? null : { year: full, month: String(month).padStart(2, '0') };
}

/** `'24` at the end of a text. */
const shortYear = /['’]\d\d$/;

/** `'24` is of 2024, `'98` of 1998, as where a résumé is read. */
const fourDigits = (year: string): string => `${Number(year) < 40 ? 20 : 19}${year}`;

function yearAndMonth(
  numbers: readonly string[],
  words: string,
  named: number | null,
): [year?: string | undefined, month?: number | undefined] {
  const [joined = ''] = numbers;
  if (numbers.length === 1 && named === null)
    return /^(?:19|20)\d{4}$/.test(joined) ? [joined.slice(0, 4), Number(joined.slice(4))] : [];
  const isYearFirst = joined.length >= 3 || markedEra(words) !== undefined;
  const [year = '', ...others] = isYearFirst ? numbers : numbers.toReversed();
  if (named !== null)
    return [shortYear.test(words) ? fourDigits(year) : year, others.length > 1 ? undefined : named];
  const [one = '', other] = others;
  if (others.length > 2 || one === '') return [];
  // What is left of `15.05.2024` is 05, 15: the day stands farther from the year.
  if (other === undefined || isYearFirst || /^\d+\./.test(words)) return [year, Number(one)];
  const [day, month] = [Number(other), Number(one)];
  return day > 12 || day === month ? [year, month] : month > 12 ? [year, day] : [];
}

/** A year of the Gregorian calendar from one of another, complete calendar; null while there is none to convert. */
export function readYear(text: string, country: string): string | null {
  const { numbers, words } = partsOf(text);
  const [number = ''] = numbers;
  if (numbers.length !== 1) return null;
  if (isHijri(words, numbers, country)) return fromHijri(Number(number), null).year;
  return addedYears(words, numbers, country) !== 0 ? fullYear(number, words, numbers, country) : null;
}

/** Whether more may still be typed: the year stands first, as in `1445/1` and `2024-05`, or may be one in full: `Mar '20`. */
export function mayGoOn(text: string): boolean {
  const { words } = partsOf(text);
  if (words.endsWith('日')) return false;
  return /^\s*\d{3}/.test(words) || shortYear.test(words) || markedEra(words) !== undefined;
}

/** The first year of an era is written 元. */
function partsOf(text: string): { numbers: string[]; words: string } {
  const words = plainDigits(text).replaceAll('元年', '1年');
  return { numbers: words.match(/\d+/g) ?? [], words };
}

function fullYear(year: string, words: string, numbers: readonly string[], country: string): string | null {
  const full = String(Number(year) + addedYears(words, numbers, country));
  return /^(?:19|20)\d\d$/.test(full) ? full : null;
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en').replaceAll('̇', '');

/**
 * Number of the month that a text names, by the longest name in it; null without one. Names in Latin letters are words of
 * their own: “Tem”, July in Turkish, is not in “printemps”.
 */
function monthIn(text: string, names: readonly string[]): number | null {
  const typed = folded(text);
  const words = new Set(typed.match(/[\p{L}\p{M}]+/gu));
  const isNamed = (name: string) =>
    /^\p{Script=Latin}[\p{L}\p{M}]*\.?$/u.test(name)
      ? words.has(name.replace(/\.$/, ''))
      : typed.includes(name);
  const found = names
    .map((name, index) => ({ name: folded(name), month: (index % 12) + 1 }))
    .filter(({ name }) => !/^\d/.test(name) && isNamed(name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  return found?.month ?? null;
}
