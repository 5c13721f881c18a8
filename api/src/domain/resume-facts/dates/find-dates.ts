import { foldText } from '../../../search/analyser/fold-text.ts';
import { allWords, readsOthers } from '../words/words.ts';
import { monthNames, monthNumbers } from './month-names.ts';
import {
  hasPersianNumbers,
  persianNamed,
  persianNumeric,
  romanForm,
  withGregorianYears,
} from './other-dates.ts';
import type { PartialDate } from './partial-date.ts';
import { eras, readDate } from './read-date.ts';

/**
 * A time range in a line, with its character positions. A single date has no `start`; an open end alone (`- present`) has
 * neither.
 */
export interface DateRange {
  start: PartialDate | null;
  end: PartialDate | null;
  /** Ongoing: "present" in any of the languages. */
  isCurrent: boolean;
  from: number;
  to: number;
}

const foldedCharacters = new Map<string, string>();

/** Case folding by character, so that positions are unchanged. */
function foldInPlace(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    let known = foldedCharacters.get(unit);
    if (known === undefined) {
      // A tab parts what stands apart on a line.
      const one = unit === '\t' ? unit : foldText(unit);
      known = one.length === 1 ? one : unit;
      if (foldedCharacters.size < 20_000) foldedCharacters.set(unit, known);
    }
    folded += known;
  }
  return folded;
}

const presentWords = allWords(({ present }) => present).map((word) => word.replace(/[./]/g, '\\$&'));
const untilWords = allWords(({ until }) => until).map((word) => word.replace(/[./]/g, '\\$&'));

const fromWords = allWords(({ from, since }) => [...from, ...since]);
const sinceWords = allWords(({ since }) => since);
const durationWords = allWords(({ durations }) => durations);

const year = '(?:19[3-9]\\d|20\\d\\d)';
/** Years of the Islamic calendar, which their sign follows: `1441هـ`, `1441 AH`. */
const hijriYear = '1[34]\\d\\d(?:\\s?/\\s?\\d{1,2})?\\s?(?:هـ|ه|a\\.?h\\.?)(?!\\p{L})';
const monthNumber = '(?:1[0-2]|0?[1-9])';
const day = '(?:3[01]|[12]\\d|0?[1-9])';
/** Parts of a year that have no month. */
const seasons = 'spring|summer|autumn|fall|winter|q[1-4]';
/** Patterns of dates; a year alone comes last, since the others contain one. */
const dateForms = [
  persianNamed,
  `(?<!\\p{L})(?:${monthNames})\\.?\\s+${day}(?:st|nd|rd|th)?,?\\s+${year}(?!\\d)`,
  `(?<!\\p{L})(?:${day}(?:st|nd|rd|th)?[^\\S\\t]+)?(?:${monthNames})(?:\\.|\\b)?(?:\\s+(?:de|del|of)\\s+|[\\s.,'’/-]*)${year}(?!\\d)`,
  `(?<!\\d)${year}\\s*(?:[,.]\\s*)?(?:${monthNames})(?!\\p{L})\\.?`,
  `(?<!\\d)${year}\\s*年\\s*${monthNumber}\\s*月(?:\\s*${day}\\s*日)?`,
  `(?:${Object.keys(eras).join('|')})\\s*(?:\\d{1,3}|元)\\s*年(?:\\s*${monthNumber}\\s*月)?`,
  `(?<!\\d)(?:(?:${monthNumber})\\s?/\\s?)?${hijriYear}`,
  `(?<!\\d)${year}\\s?[-/.]\\s?${monthNumber}(?:[-/.]${day})?(?![\\d])`,
  `(?<!\\d)(?:${day}\\s?[./-]\\s?)?${monthNumber}\\s?[./-]\\s?${year}(?!\\d)`,
  `(?<!\\p{L})(?:${seasons}),?\\s+${year}(?!\\d)`,
  `(?<![\\d.,$€£])${year}(?:\\s*年)?(?![\\d%]|[.,]\\d)`,
].map((form) => `(?:${form})`);

const present = `(?<!\\p{L})(?:${presentWords.join('|')})(?![\\p{L}\\p{N}])`;
const dash = '(?:-{1,3}|[\\u2010-\\u2015\\u2212\\u2192~\\uff5e\\u301c/\\ufffd]|[-=]>|\\.{3}|…)';
const until = `(?:\\s*${dash}\\s*(?:(?:${untilWords.join('|')})\\s+)?|\\s+(?:${untilWords.join('|')})\\s+|\\s*(?:から|至|到|~)\\s*|\\s+:\\s+|\\s*)`;
/** `May – Aug 2019`: the start has the year of the end. */
const bareMonth = `(?<!\\p{L})(?:${monthNames})\\.?`;

function patternsOf(forms: readonly string[]) {
  const aDate = `(?:${forms.join('|')})`;
  return {
    range: new RegExp(
      `(?<start>${aDate})(?<between>${until})(?:(?<end>${aDate})|(?<present>${present}))`,
      'u',
    ),
    single: new RegExp(aDate, 'u'),
  };
}
const patterns = new Map<string, ReturnType<typeof patternsOf>>();

/** Patterns for a text, by the languages of its document. */
function patternsFor(text: string): ReturnType<typeof patternsOf> {
  const forms = [
    ...(readsOthers('pl') ? [romanForm] : []),
    ...(hasPersianNumbers(text) || readsOthers('fa') ? [persianNumeric] : []),
  ];
  const key = forms.join();
  const known = patterns.get(key) ?? patternsOf([...forms, ...dateForms]);
  patterns.set(key, known);
  return known;
}

const sameYearPattern = new RegExp(
  `(?<start>${bareMonth})\\s*${dash}\\s*(?<end>(?:${monthNames})\\.?\\s+${year})`,
  'u',
);
/** `Sep 15 – Mar 17`, `Sep '15 – now`: two-digit years after months on both sides. */
const shortDate = `(?<!\\p{L})(?:${monthNames})\\.?[\\s-]?['’]?\\d{2}(?!\\d|\\p{L}|:)`;
const shortPattern = new RegExp(
  `(?<start>${shortDate})(?:\\s*${dash}\\s*|\\s+(?:${untilWords.join('|')})\\s+)(?:(?<end>${shortDate})|(?<present>${present}))`,
  'u',
);
/** `'15 - '18`: an apostrophe before the first, at least. */
const shortYearsPattern = new RegExp(
  `(?<![\\p{L}\\d])(?<start>['’]\\d{2})\\s*${dash}\\s*(?:(?<end>['’]?\\d{2})(?![\\p{L}\\d])|(?<present>${present}))`,
  'u',
);
/** `03/21 – 02/22`: only with slashes, since times of day have dots or colons. */
const shortNumber = `(?<![\\d/.])${monthNumber}\\s?/\\s?\\d{2}(?![\\d/.])`;
const shortNumbersPattern = new RegExp(
  `(?<start>${shortNumber})\\s*${dash}\\s*(?:(?<end>${shortNumber})|(?<present>${present}))`,
  'u',
);
/** `2018-19`, `2018/2019` without its century: the later year follows at once. */
const shortYearPattern = /(?<![\d./-])(?<start>(?:19|20)\d\d)\s?[-–/]\s?(?<end>\d\d)(?![\d./-]|\p{L})/u;
const leadInPattern = new RegExp(`(?<!\\p{L})(?:${fromWords.join('|')}):?\\s*$`, 'u');
const sincePattern = new RegExp(`(?<!\\p{L})(?:${sinceWords.join('|')}):?\\s*$`, 'u');
const duration = `(?:(?:\\d{1,2}|an?|one)\\s?(?:${durationWords.join('|')})(?!\\p{L})\\.?(?:\\s*,?\\s*(?:and|y|e|dan|ve)?\\s*))+`;
/** Duration after the dates: ` · 2 yrs 1 mo`, ` (8 months)`. */
const durationPattern = new RegExp(
  `^\\s*(?:\\(\\s*${duration}\\)|[·,|–-]?\\s*${duration}(?=$|[)\\]\\t;|·–—-]))`,
  'u',
);
/** An open end without start: `- present` at the edge of a line. */
const lastsPattern = new RegExp(
  `^\\s*${present}\\.?$|^\\s*${dash}\\s*${present}|${dash}\\s*${present}\\s*\\)?$`,
  'u',
);

const leadingMonthPattern = new RegExp(`^(?:${monthNames})\\.?(?![\\p{L}\\p{N}])`, 'u');

/** Finds a time range in a text, or a single date as its end. Null without a date. */
export function findDates(text: string): DateRange | null {
  const folded = foldInPlace(withGregorianYears(text, foldInPlace));
  const dates = datesIn(folded, text);
  return dates && withNeighbours(dates, folded);
}

/** Extends the match to adjacent words: `from …`, `… (8 months)`. `since` means an open end. */
function withNeighbours(dates: DateRange, folded: string): DateRange {
  const { start, end, from, to } = dates;
  const [duration = ''] = durationPattern.exec(folded.slice(to)) ?? [];
  const before = folded.slice(0, from);
  if (start === null && end !== null && sincePattern.test(before)) {
    const [since = ''] = leadInPattern.exec(before) ?? [];
    return { start: end, end: null, isCurrent: true, from: from - since.length, to: to + duration.length };
  }
  const [leadIn = ''] = start === null ? [] : (leadInPattern.exec(before) ?? []);
  return { ...dates, from: from - leadIn.length, to: to + duration.length };
}

function datesIn(folded: string, text: string): DateRange | null {
  if (!/\d|元/.test(folded)) {
    const lasts = text.length <= 120 ? lastsPattern.exec(folded) : null;
    return lasts && { start: null, end: null, isCurrent: true, ...spanOf(lasts) };
  }
  const same = sameYearPattern.exec(folded);
  if (same?.groups) {
    const end = readDate(same.groups.end ?? '');
    const month = monthNumbers.get((same.groups.start ?? '').replace(/\.$/, '')) ?? null;
    if (end !== null && month !== null && month <= (end.month ?? 12)) {
      return { start: { year: end.year, month }, end, isCurrent: false, ...spanOf(same) };
    }
  }
  const { range: rangePattern, single } = patternsFor(text);
  const range = rangePattern.exec(folded);
  if (range?.groups) {
    const start = readDate(range.groups.start ?? '');
    const end = range.groups.end === undefined ? null : readDate(range.groups.end);
    if (start !== null && (end === null || order(end) >= order(start))) {
      return { start, end, isCurrent: end === null, ...spanOf(range) };
    }
  }
  const short =
    shortPattern.exec(folded) ?? shortNumbersPattern.exec(folded) ?? shortYearsPattern.exec(folded);
  if (short?.groups) {
    const [start, end] = [short.groups.start, short.groups.end].map((date) =>
      readDate(withCentury(date ?? '')),
    );
    if (start && (!end || order(end) >= order(start)))
      return { start, end: end ?? null, isCurrent: !end, ...spanOf(short) };
  }
  const years = shortYearPattern.exec(folded);
  if (years?.groups) {
    const start = Number(years.groups.start);
    const end = Math.floor(start / 100) * 100 + Number(years.groups.end);
    const [first, last] = [start, end].map((of) => ({ year: of, month: null }));
    if (first && last && end > start && end - start <= 30 && Number(years.groups.end) > 12)
      return { start: first, end: last, isCurrent: false, ...spanOf(years) };
  }
  const one = single.exec(folded);
  const end = one && readDate(one[0]);
  return one && end ? { start: null, end, isCurrent: false, ...spanOf(one) } : null;
}

/** The number of a month at the beginning of a text, unless a year follows: `September Cook`. */
export function leadingMonth(text: string): { month: number; length: number } | null {
  const [name = ''] = leadingMonthPattern.exec(foldInPlace(text)) ?? [];
  const month = monthNumbers.get(name.replace(/\.$/, ''));
  return month === undefined ? null : { month, length: name.length };
}

/** `sep 15` is of 2015, `sep 98` of 1998. */
const withCentury = (text: string): string =>
  text.replace(/['’]?(\d{2})$/, (_, digits: string) => ` ${Number(digits) < 40 ? 20 : 19}${digits}`);

const order = ({ year: ofYear, month }: PartialDate): number => ofYear * 12 + (month ?? 12);

const spanOf = ({ index, 0: whole }: RegExpExecArray) => ({ from: index, to: index + whole.length });

/** Formats a date as `2021-03`, or `2021` without a month. */
export const monthText = ({ year: ofYear, month }: PartialDate): string =>
  month === null ? String(ofYear) : `${ofYear}-${String(month).padStart(2, '0')}`;
