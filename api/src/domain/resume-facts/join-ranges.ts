import { findDates, leadingMonth, monthText } from './find-dates.ts';
import { hasLetters, type SourceLine } from './source-line.ts';
import { mentions } from './words.ts';

/** So many times a document must write it so, for a pair of dates to be one time. */
const minPairs = 2;

/** Merges a start date in one line with the end date in the next: `2019, August Company` and `2020, June Developer`. */
export function joinRanges(lines: readonly SourceLine[]): SourceLine[] {
  const pairs = lines.flatMap((line, index) => {
    const isListed = [lines[index - 1], lines[index + 2]].some(
      (other) => other !== undefined && isLed(other),
    );
    const pair = pairOf(line, lines[index + 1], isListed);
    return pair ? [{ index, pair }] : [];
  });
  if (pairs.length < minPairs) return [...lines];
  const joined = new Map(pairs.map(({ index, pair }) => [index, pair]));
  return lines.flatMap((line, index) => (joined.has(index - 1) ? [] : [joined.get(index) ?? line]));
}

function pairOf(line: SourceLine, below: SourceLine | undefined, isListed: boolean): SourceLine | null {
  const end = below && isLed(line) ? endOf(line, below) : null;
  if (end === null) return null;
  const [one, other] = [restOf(line), end.rest];
  // One of them names the occupation, and only one.
  if (mentions('titles', one) === mentions('titles', other)) return null;
  const text = `${dateOf(line)} - ${end.date}\t${one}\t${other}`;
  const dates = findDates(text);
  // Twice the same year, in a list of years, is that of two entries.
  const isTime =
    dates?.start && (!isListed || dates.start.year !== dates.end?.year || dates.end.month !== null);
  return dates && isTime ? { ...line, text, dates, isRange: true } : null;
}

/** The date that the lower line begins with; a month alone is of the year above: `2017, July` and `December`. */
function endOf(line: SourceLine, below: SourceLine): { date: string; rest: string } | null {
  if (isLed(below)) return { date: dateOf(below), rest: restOf(below) };
  const month = below.dates === null && below.text.length <= 90 ? leadingMonth(below.text) : null;
  const year = line.dates?.end?.year;
  if (month === null || year === undefined) return null;
  const rest = below.text.slice(month.length).trim();
  return hasLetters(rest) ? { date: monthText({ year, month: month.month }), rest } : null;
}

/** Whether a line begins with one date and goes on. */
const isLed = (line: SourceLine): boolean =>
  line.dates !== null &&
  line.dates.start === null &&
  line.dates.from <= 1 &&
  line.text.length <= 90 &&
  hasLetters(restOf(line));

const dateOf = ({ text, dates }: SourceLine): string => text.slice(dates?.from ?? 0, dates?.to ?? 0);
const restOf = ({ text, dates }: SourceLine): string => text.slice(dates?.to ?? 0).trim();
