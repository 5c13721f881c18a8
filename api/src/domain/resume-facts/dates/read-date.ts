import { monthNames, monthNumbers } from './month-names.ts';
import { persianDate, romanDate } from './other-dates.ts';
import type { PartialDate } from './partial-date.ts';

/** Eras of East Asia, each with the year before its first one. */
export const eras: Readonly<Record<string, number>> = {
  ...{ 令和: 2018, 平成: 1988, 昭和: 1925, 民国: 1911, 民國: 1911 },
};

/** Reads a single date of one of the forms that `findDates` knows, folded. Null without a year. */
export function readDate(text: string): PartialDate | null {
  const other = persianDate(text) ?? romanDate(text);
  if (other !== null) return other;
  const era = Object.keys(eras).find((name) => text.startsWith(name));
  if (era !== undefined) {
    const [count = '1', month] = text.replace('元', '1').match(/\d+/g) ?? [];
    return { year: (eras[era] ?? 0) + Number(count), month: monthOf(month) };
  }
  const [, hijri] = /(?<!\d)(1[34]\d\d)(?:\s?\/\s?\d{1,2})?\s?(?:ه|a)/u.exec(text) ?? [];
  if (hijri !== undefined) return { year: gregorianYear(Number(hijri)), month: null };
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/);
  if (years === null) return null;
  const rest = `${text.slice(0, years.index)} ${text.slice((years.index ?? 0) + 4)}`;
  const named = new RegExp(`(?<!\\p{L})(?:${monthNames})(?!\\p{L})`, 'u').exec(rest)?.[0];
  if (named !== undefined) return { year: Number(years[0]), month: monthNumbers.get(named) ?? null };
  const numbers = rest.match(/(?<!q)\d+/g) ?? [];
  // `31.12.2020`: the month is the last number before the year. `2020-12-31`: it is the first number after it.
  const isLast = (years.index ?? 0) > 0;
  return { year: Number(years[0]), month: monthOf(isLast ? numbers.at(-1) : numbers[0]) };
}

/** The year that holds most of a year of the Islamic calendar, whose years have 354 days. */
const gregorianYear = (hijri: number): number => Math.floor(hijri * 0.970_224 + 622.06);

const monthOf = (text: string | undefined): number | null => {
  const month = Number(text);
  return month >= 1 && month <= 12 ? month : null;
};
