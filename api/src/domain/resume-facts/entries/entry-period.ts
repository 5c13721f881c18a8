import { monthText } from '../dates/find-dates.ts';
import { joinLines } from '../lines/join-lines.ts';
import { type Fact, factOf, type SourceLine } from '../lines/source-line.ts';
import type { EntryLines } from './group-entries.ts';
import type { HeaderPart } from './header-line.ts';

export interface EntryPeriod {
  start: Fact | null;
  end: Fact | null;
  /** The line that says that it lasts. */
  current: Fact | null;
  description: Fact | null;
}

/** Maximum number of entries that are read from one list. */
export const maxEntries = 30;
const maxDescription = 4_000;

export const factOfPart = ({ text, line }: HeaderPart, max = 100): Fact =>
  factOf(text.slice(0, max).trim(), line);

/** Time range and description of an entry. A single date is the start of a job, and the end of a school. */
export function entryPeriodOf({ dates, body }: EntryLines, single: 'start' | 'end'): EntryPeriod {
  const description = descriptionOf(body);
  if (dates === null) return { start: null, end: null, current: null, description };
  const { range, line } = dates;
  const month = (date: typeof range.start) => (date === null ? null : factOf(monthText(date), line));
  const isSingle = range.start === null;
  return {
    start: isSingle ? (single === 'start' ? month(range.end) : null) : month(range.start),
    end: isSingle && single === 'start' ? null : month(range.end),
    current: range.isCurrent ? factOf('true', line) : null,
    description,
  };
}

const minDescription = 10;

function descriptionOf(lines: readonly SourceLine[]): Fact | null {
  const [first] = lines;
  if (first === undefined) return null;
  const text = joinLines(lines, maxDescription);
  return text.length < minDescription ? null : factOf(text, first);
}
