import { asciiDigits } from '@jobharbor/shared/contracts/primitives/ascii-digits';

export interface TypedMonth {
  year: string;
  month: string;
}

/** Years of the Japanese eras, of the Republic of China and of the Buddhist calendar, as the years to add. */
const calendars: readonly (readonly [mark: RegExp, add: number])[] = [
  [/令和|(?<!\p{L})R(?=\s?\d)/iu, 2018],
  [/平成|(?<!\p{L})H(?=\s?\d)/iu, 1988],
  [/昭和|(?<!\p{L})S(?=\s?\d)/iu, 1925],
  [/民[國国]/, 1911],
  [/พ\.?\s?ศ\.?|\bB\.?E\b/i, -543],
];

/** Typed text with ASCII digits and half-width signs. */
export const plainDigits = (text: string): string => asciiDigits(text.normalize('NFKC'));

/**
 * Month and year in one text: `05/2024`, `2024-05`, `2024年5月`, `May 2024`, `令和6年5月`, `พ.ศ. 2567/05`. `monthNames` are the
 * names of the twelve months in one or more languages, each January first. Null for other texts.
 */
export function readMonth(text: string, country: string, monthNames: readonly string[]): TypedMonth | null {
  const { numbers, words } = partsOf(text);
  const named = monthIn(words, monthNames);
  const isYearFirst = (numbers[0]?.length ?? 0) >= 3 || markedAdd(words) !== undefined;
  const [year = '', number = ''] = isYearFirst ? numbers : numbers.toReversed();
  if (numbers.length !== (named === null ? 2 : 1)) return null;
  const month = named ?? Number(number);
  const full = fullYear(year, text, country);
  if (full === null || month < 1 || month > 12) return null;
  return { year: full, month: String(month).padStart(2, '0') };
}

/** A year of the Gregorian calendar from one of another, complete calendar; null while there is none to convert. */
export function readYear(text: string, country: string): string | null {
  const { numbers } = partsOf(text);
  return numbers.length === 1 && add(text, country) !== 0 ? fullYear(numbers[0] ?? '', text, country) : null;
}

/** The first year of an era is written 元. */
function partsOf(text: string): { numbers: string[]; words: string } {
  const words = plainDigits(text).replaceAll('元年', '1年');
  return { numbers: words.match(/\d+/g) ?? [], words };
}

const markedAdd = (words: string): number | undefined => calendars.find(([mark]) => mark.test(words))?.[1];

/** Years to add. Without a mark, Thailand counts from the Buddha and Taiwan from 1912 where no other year is possible. */
function add(text: string, country: string): number {
  const { numbers, words } = partsOf(text);
  const marked = markedAdd(words);
  if (marked !== undefined) return marked;
  if (country === 'th' && numbers.some((number) => /^2[45]\d\d$/.test(number))) return -543;
  return country === 'tw' && numbers.some((number) => /^1\d\d$/.test(number)) ? 1911 : 0;
}

function fullYear(year: string, text: string, country: string): string | null {
  const full = String(Number(year) + add(text, country));
  return /^(?:19|20)\d\d$/.test(full) ? full : null;
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en').replaceAll('̇', '');

/** Number of the month that a text names, by the longest name in it; null without one. */
function monthIn(text: string, names: readonly string[]): number | null {
  const typed = folded(text);
  const found = names
    .map((name, index) => ({ name: folded(name), month: (index % 12) + 1 }))
    .filter(({ name }) => !/^\d/.test(name) && typed.includes(name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  return found?.month ?? null;
}
