import { hanDigits } from '../text/phrases.ts';
import { asciiNumbers } from '../text/plain-text.ts';
import { fromHijri, hijriYearOf } from './hijri-date.ts';
import { monthNamed, withEnglishMonth } from './month-names.ts';
import { readRelativeDate } from './relative-date.ts';

export interface DateHints {
  /** When the text was written: the base of "2 days ago". */
  asOf: Date;
  /** The latest possible date of a posting; `asOf` when absent. */
  latest?: Date | undefined;
  /** The order of day and month in 04/03/2024. */
  order?: 'dmy' | 'mdy' | undefined;
  /** A closing date may be in the future; a posting date may not. */
  mayBeAhead?: boolean;
}

const day = 86_400_000;

/** Maximum characters of a date with the words around it. The patterns take quadratic time on longer runs of letters. */
const maxLength = 300;

/**
 * The order in which a country (ISO 3166 alpha-2) writes day and month in numbers, by the CLDR; the day first where it is
 * unknown.
 */
export function dateOrderOf(country: string): 'dmy' | 'mdy' {
  if (!/^[a-z]{2}$/i.test(country)) return 'dmy';
  const { language, region } = new Intl.Locale(`und-${country}`).maximize();
  const parts = new Intl.DateTimeFormat(`${language}-${region}`, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  })
    .formatToParts(0)
    .map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') ? 'mdy' : 'dmy';
}

/** Parses a date in any of the forms that feeds and pages use; null if ambiguous or invalid. */
export function readDate(source: string, hints: DateHints): Date | null {
  const text = withEnglishMonth(
    hanDigits(withHanUnits(asciiNumbers(source.normalize('NFKC').trim().slice(0, maxLength)))),
  ).trim();
  if (text === '' || /^\+?0+$/.test(text)) return null;
  const date =
    readEpoch(text) ??
    readCalendarDate(text, hints) ??
    readEastAsianDay(text, hints) ??
    readRelativeDate(text, hints.asOf) ??
    readYearlessDate(text, hints);
  if (!date || Number.isNaN(date.getTime())) return null;
  const year = date.getUTCFullYear();
  if (year < 2000 || year > 2100) return null;
  // Clocks and time zones differ by up to a day; a later date is wrong.
  return hints.mayBeAhead || date.getTime() <= (hints.latest ?? hints.asOf).getTime() + 2 * day ? date : null;
}

/** Korean dates with the Chinese signs: 2026년 11월 5일 as 2026年 11月5日. */
const withHanUnits = (text: string): string =>
  text.replace(/(?<=\d)\s*년/g, '年').replace(/(?<=\d)\s*월\s*(\d{1,2})\s*일/g, '月$1日');

function readEpoch(text: string): Date | null {
  if (/^\d{10}(?:\.\d+)?$/.test(text)) return new Date(Number(text) * 1000);
  return /^\d{13}$/.test(text) ? new Date(Number(text)) : null;
}

function readCalendarDate(text: string, { order }: Pick<DateHints, 'order'>): Date | null {
  // Digits glued to the front of a date are the rest of another field: 592024-03-13.
  const iso =
    /(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)(?:[T\s](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?/.exec(
      text,
    );
  if (iso) return fromParts(iso[1], iso[2], iso[3], iso[4], iso[5]);
  const eastAsian = /(民國|令和|平成)?\s*(\d{1,4}|元)\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日?/.exec(text);
  if (eastAsian) return fromParts(eraYear(eastAsian[1], eastAsian[2]), eastAsian[3], eastAsian[4]);
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{0,2}(Z|[+-]\d{4})?)?$/.exec(text);
  if (compact)
    return fromParts(compact[1], compact[2], compact[3], timeOf(compact[4], compact[5]), compact[6]);
  const slashed = /(?<!\d)(\d{4})\s?[/.]\s?(\d{1,2})\s?[/.]\s?(\d{1,2})(?!\d)/.exec(text);
  if (slashed) return fromParts(slashed[1], slashed[2], slashed[3]);
  const numeric =
    /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)(?:[T\s,]+(\d{1,2}:\d{2}(?::\d{2})?))?/.exec(text);
  if (numeric) return fromNumeric(numeric, order);
  const era = /^([RH])\s?(\d{1,2})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text);
  if (era) return fromParts(eraYear(era[1], era[2]), era[3], era[4]);
  const roc = /(?<!\d)(1[0-2]\d)[/.](\d{1,2})[/.](\d{1,2})(?!\d)/.exec(text);
  if (roc) return fromParts(eraYear('民國', roc[1]), roc[2], roc[3]);
  const short = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2})(?:[T\s,]+(\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(text);
  if (short)
    return readCalendarDate(`${short[1]}/${short[3]}/${fullYear(short[4])} ${short[5] ?? ''}`, { order });
  return readNamedMonth(text);
}

const eraStarts: Readonly<Record<string, number>> = { 民國: 1911, 令和: 2018, 平成: 1988, R: 2018, H: 1988 };

/** The Gregorian year; a year of three digits without an era is of the Republic of China: 115年. */
const eraYear = (era: string | undefined, year = ''): string =>
  String(Number(year === '元' ? 1 : year) + (eraStarts[era ?? (/^1\d\d$/.test(year) ? '民國' : '')] ?? 0));

/** The year of two digits; from 50 on they are those of the Thai calendar: 69 is 2569, which is 2026. */
const fullYear = (digits = ''): string => `${Number(digits) < 50 ? 20 : 25}${digits}`;

const timeOf = (hours?: string, minutes?: string): string | undefined => hours && `${hours}:${minutes}`;

function fromNumeric([, first = '', second = '', year, time]: RegExpExecArray, order = 'dmy'): Date | null {
  const isMonthFirst = Number(second) > 12 || (order === 'mdy' && Number(first) <= 12);
  return isMonthFirst ? fromParts(year, first, second, time) : fromParts(year, second, first, time);
}

/** The date in the calendar of its year (Gregorian or Hijri); null for one that does not exist. */
function fromParts(yearText = '', monthText = '', dayText = '', time?: string, zone?: string): Date | null {
  const [year, month, dayOfMonth] = [Number(yearText), Number(monthText), Number(dayText)];
  if (year >= 1300 && year <= 1500) return fromHijri(year, month, dayOfMonth);
  const gregorian = year >= 2400 && year <= 2700 ? year - 543 : year;
  const date = new Date(Date.UTC(gregorian, month - 1, dayOfMonth));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth) return null;
  if (!time) return date;
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const offset =
    zone && zone !== 'Z'
      ? Number(`${zone[0]}1`) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)))
      : 0;
  return new Date(date.getTime() + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000);
}

function readNamedMonth(text: string): Date | null {
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|[oa](?!\p{L})|°)?[\s.,-]+(?:de\s+|of\s+)?(\p{L}[\p{L}\s]*?)\.?[\s,.-]+(?:de\s+)?(\d{4})(?!\d)(?:\s+(\d{1,2}:\d{2}(?::\d{2})?)\s*(GMT|UTC|Z|[+-]\d{4})?)?/u.exec(
      text,
    );
  if (dayFirst) return fromNamed(dayFirst[3], dayFirst[2], dayFirst[1], dayFirst[4], dayFirst[5]);
  const monthFirst = /(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u.exec(text);
  if (monthFirst) return fromNamed(monthFirst[3], monthFirst[1], monthFirst[2]);
  const short =
    /(?<!\d)(\d{1,2})[\s.,/-]+(?:de\s+)?(\p{L}{3,})\.?[\s.,/-]+(?:de\s+)?['’]?(\d{2})(?![\d:])/u.exec(text);
  return short ? fromNamed(fullYear(short[3]), short[2], short[1]) : null;
}

function fromNamed(year?: string, name = '', dayOfMonth?: string, time?: string, zone?: string): Date | null {
  const month = monthNamed(name)?.month;
  if (month === undefined) return null;
  return fromParts(year, String(month), dayOfMonth, time, /^[+-]/.test(zone ?? '') ? zone : undefined);
}

function readEastAsianDay(text: string, hints: DateHints): Date | null {
  const found = /(?<!\d)(\d{1,2})\s*月\s*(\d{1,2})\s*[日號号]/.exec(text);
  return found ? inNearestYear(Number(found[1]), Number(found[2]), 'gregory', hints) : null;
}

/** "12 March", "12 de marzo", "Mar 12", "15 رمضان", "12/03" alone, and among words: "Publicado em 12/03", 12/03更新. */
function readYearlessDate(text: string, hints: DateHints): Date | null {
  const numeric =
    /^(\d{1,2})[/.-](\d{1,2})\.?(?:\s+\d{1,2}:\d{2})?$/.exec(text) ??
    /^\D*(?<!\d)(\d{1,2})[/-](\d{1,2})(?!\d)(?:\s+\d{1,2}:\d{2})?\D*$/.exec(text);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])];
    const isMonthFirst = second > 12 || (hints.order === 'mdy' && first <= 12);
    return isMonthFirst
      ? inNearestYear(first, second, 'gregory', hints)
      : inNearestYear(second, first, 'gregory', hints);
  }
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|[oa](?!\p{L})|°)?[\s.,/-]*(?:de\s+|of\s+)?(\p{L}+)(\s\p{L}+)?/u.exec(
      text,
    );
  const monthFirst = /(\p{L}+)(\s\p{L}+)?\.?[\s.-]+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])/u.exec(text);
  return (
    (dayFirst && ofWords([dayFirst[2], dayFirst[3]], Number(dayFirst[1]), hints)) ??
    (monthFirst && ofWords([monthFirst[1], monthFirst[2]], Number(monthFirst[3]), hints))
  );
}

/** A name of a month has one word or two: تشرين الأول. */
function ofWords(words: (string | undefined)[], dayOfMonth: number, hints: DateHints): Date | null {
  const both = words.filter((word) => word !== undefined).join('');
  for (const name of [both, ...words.map((word) => word?.trim() ?? '')]) {
    const isName = name.length >= 3 || /^\p{Script=Arabic}{2}$/u.test(name);
    const found = isName ? monthNamed(name) : undefined;
    if (found) return inNearestYear(found.month, dayOfMonth, found.calendar, hints);
  }
  return null;
}

/** Maximum age of a closing date at the time of the text. */
const past = 60 * day;

/** A day without a year: the last one before now for a posting, the next one for a closing date. */
function inNearestYear(
  month: number,
  dayOfMonth: number,
  calendar: 'gregory' | 'hijri',
  { asOf, latest, mayBeAhead }: DateHints,
): Date | null {
  const end = (latest ?? asOf).getTime() + 2 * day;
  const year = calendar === 'hijri' ? hijriYearOf(asOf) : asOf.getUTCFullYear();
  const years = mayBeAhead
    ? [year - 1, year, year + 1, year + 2]
    : [year + 1, year, year - 1, year - 2, year - 3];
  for (const one of years) {
    const date = fromParts(String(one), String(month), String(dayOfMonth));
    if (date && (mayBeAhead ? date.getTime() >= asOf.getTime() - past : date.getTime() <= end)) return date;
  }
  return null;
}
