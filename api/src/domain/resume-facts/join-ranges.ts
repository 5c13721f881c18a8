import { findDates } from './find-dates.ts';
import { hasLetters, type SourceLine } from './source-line.ts';
import { mentions } from './words.ts';

/** So many times a document must write it so, for a pair of dates to be one time. */
const leastPairs = 2;

/**
 * Puts together what stands in two lines, the beginning of a time before the first and its end before the second:
 * `2019, August  Company` and `2020, June  Developer`.
 */
export function joinRanges(lines: readonly SourceLine[]): SourceLine[] {
  const pairs = lines.flatMap((line, index) => {
    const pair = pairOf(line, lines[index + 1]);
    return pair ? [{ index, pair }] : [];
  });
  if (pairs.length < leastPairs) return [...lines];
  const joined = new Map(pairs.map(({ index, pair }) => [index, pair]));
  return lines.flatMap((line, index) => (joined.has(index - 1) ? [] : [joined.get(index) ?? line]));
}

function pairOf(line: SourceLine, below: SourceLine | undefined): SourceLine | null {
  if (!below || !isLed(line) || !isLed(below)) return null;
  const [one, other] = [restOf(line), restOf(below)];
  // One of them names the occupation, and only one.
  if (mentions('titles', one) === mentions('titles', other)) return null;
  const text = `${dateOf(line)} - ${dateOf(below)}\t${one}\t${other}`;
  const dates = findDates(text);
  return dates?.start ? { ...line, text, dates, isRange: true } : null;
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
