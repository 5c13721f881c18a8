import { type DateRange, findDates, leadingMonth, monthText } from '../dates/find-dates.ts';
import { mentions } from '../words/words.ts';
import { hasLetters, type SourceLine, trimMarks } from './source-line.ts';

/** So many times a document must write it so, for a pair of dates to be one time. */
const minPairs = 2;

interface JoinedRange {
  line: SourceLine;
  /** Positions of the lines that supply the end date. */
  taken: number[];
}

/**
 * Merges a start date in one line with the end date in the next, for narrow date columns that wrap. Examples:
 * `2019, August Company` and `2020, June Developer`, or `2019 Developer` and `2020`.
 */
export function joinRanges(lines: readonly SourceLine[]): SourceLine[] {
  const whole = joinTorn(joinStacked(lines));
  return [pairOf, belowOf].reduce((read, join) => joinedBy(read, join), whole);
}

/** `2020年4月` above `～` above `現在`: one time on three lines of a narrow column. */
function joinStacked(lines: readonly SourceLine[]): SourceLine[] {
  const taken = new Set<SourceLine>();
  return lines.flatMap((line, index) => {
    if (taken.has(line)) return [];
    const [mark, end] = [lines[index + 1], lines[index + 2]];
    if (line.dates === null || !mark || !end || !/^[-–—~〜～]$/u.test(mark.text)) return [line];
    const text = `${line.text} ${mark.text} ${end.text}`;
    const dates = findDates(text);
    if (text.length > maxTorn || !isOnlyDates(dates, text)) return [line];
    taken.add(mark).add(end);
    return [{ ...line, text, dates }];
  });
}

/** `05/2018 –` above `present`, `2016年4月～2019年` above `3月`: one time that a narrow column breaks. */
function joinTorn(lines: readonly SourceLine[]): SourceLine[] {
  return lines.flatMap((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (above && tornRange(above, line) !== null) return [];
    return [(below && tornRange(line, below)) ?? line];
  });
}

function tornRange(line: SourceLine, below: SourceLine): SourceLine | null {
  const isTorn =
    /[-–—~〜～]$/u.test(line.text) ||
    (below.dates?.start === null && /^[-–—~〜～]\s/u.test(below.text)) ||
    (/年$/u.test(line.text) && /^\d{1,2}\s?月$/u.test(below.text));
  if (line.dates === null || !isTorn || line.text.length + below.text.length > maxTorn) return null;
  const text = `${line.text} ${below.text}`;
  const dates = findDates(text);
  return isOnlyDates(dates, text) ? { ...line, text, dates } : null;
}

/** Two long dates. */
const maxTorn = 60;

function joinedBy(
  lines: readonly SourceLine[],
  join: (lines: readonly SourceLine[], index: number) => JoinedRange | null,
): SourceLine[] {
  const joined = new Map<number, SourceLine>();
  const taken = new Set<number>();
  for (const index of lines.keys()) {
    const range = taken.has(index) ? null : join(lines, index);
    if (range === null) continue;
    joined.set(index, range.line);
    for (const at of range.taken) taken.add(at);
  }
  if (joined.size < minPairs) return [...lines];
  return lines.flatMap((line, index) => (taken.has(index) ? [] : [joined.get(index) ?? line]));
}

/** `平成25年4月 株式会社大空商事 入社`: one event with one month, of which a 履歴書 has many below each other. */
const isEvent = ({ text }: SourceLine): boolean =>
  /(?:入社|退社|退職|入学|卒業|修了|中退|取得|合格)\s*$/u.test(text);

function pairOf(lines: readonly SourceLine[], index: number): JoinedRange | null {
  const line = lines[index] as SourceLine;
  const below = lines[index + 1];
  const end = below && isLed(line) ? endOf(line, below) : null;
  if (end === null || isEvent(line) || (below && isEvent(below))) return null;
  const isListed = [lines[index - 1], lines[index + 2]].some((other) => other !== undefined && isLed(other));
  const [one, other] = [restOf(line).replace(openEnd, ''), end.rest];
  // Exactly one of the two lines names the occupation, unless a dash says that the time goes on below.
  if (!openEnd.test(restOf(line)) && mentions('titles', one) === mentions('titles', other)) return null;
  const text = `${dateOf(line)} - ${end.date}\t${one}\t${other}`;
  const dates = findDates(text);
  // The same year twice in a list of years belongs to two entries.
  const isTime =
    dates?.start && (!isListed || dates.start.year !== dates.end?.year || dates.end.month !== null);
  return dates && isTime ? { line: { ...line, text, dates, isRange: true }, taken: [index + 1] } : null;
}

/** `September 2019 Cook` above `currently working`, `May 2020`, or `May` with its year below the next line. */
function belowOf(lines: readonly SourceLine[], index: number): JoinedRange | null {
  const line = lines[index] as SourceLine;
  const below = lines[index + 1];
  if (below === undefined || !isLed(line) || !mentions('titles', restOf(line))) return null;
  const month = below.dates === null ? leadingMonth(below.text) : null;
  const isMonth = month !== null && !hasLetters(below.text.slice(month.length));
  const year = isMonth
    ? lines.slice(index + 2, index + 4).find(({ text }) => /^\d{4}$/u.test(text))
    : undefined;
  const end = year ? `${trimMarks(below.text)} ${year.text}` : below.text;
  const text = `${dateOf(line)} - ${end}`;
  const dates = findDates(text);
  if (!isOnlyDates(dates, text) || (isMonth && !year)) return null;
  const whole = `${text}\t${restOf(line)}`;
  return {
    line: { ...line, text: whole, dates, isRange: true },
    taken: [index + 1, ...(year ? [lines.indexOf(year)] : [])],
  };
}

const isOnlyDates = (dates: DateRange | null, text: string): boolean =>
  dates !== null && dates.start !== null && !hasLetters(text.slice(0, dates.from) + text.slice(dates.to));

/** The date that the lower line begins with; a month alone is of the year above: `2017, July` and `December`. */
function endOf(line: SourceLine, below: SourceLine): { date: string; rest: string } | null {
  if (isLed(below)) return { date: dateOf(below), rest: restOf(below) };
  const [cell = '', ...cells] = below.text.split('\t');
  if (cells.length > 0 && openEnd.test(restOf(line)) && isPresent(cell))
    return { date: cell, rest: cells.join('\t') };
  const month = below.dates === null && below.text.length <= 90 ? leadingMonth(below.text) : null;
  const year = line.dates?.end?.year;
  if (month === null || year === undefined) return null;
  const rest = below.text.slice(month.length).trim();
  return hasLetters(rest) ? { date: monthText({ year, month: month.month }), rest } : null;
}

/** `2021 -`, whose end is on the next line. */
const openEnd = /^[-–—~〜～]\s*/u;

/** `Present`, `Actualidad`: the end of a time that goes on. */
function isPresent(cell: string): boolean {
  const text = `2000 - ${cell}`;
  return cell.length <= maxPresent && isOnlyDates(findDates(text), text);
}
const maxPresent = 20;

/** Whether a line begins with one date and goes on. */
const isLed = (line: SourceLine): boolean =>
  line.dates !== null &&
  line.dates.start === null &&
  line.dates.from <= 1 &&
  line.text.length <= 90 &&
  hasLetters(restOf(line));

const dateOf = ({ text, dates }: SourceLine): string => text.slice(dates?.from ?? 0, dates?.to ?? 0);
const restOf = ({ text, dates }: SourceLine): string => text.slice(dates?.to ?? 0).trim();
