import { type DateRange, findDates } from '../dates/find-dates.ts';
import { hasLetters, isItem, type SourceLine, textOf, trimMarks } from '../lines/source-line.ts';
import { isPlace } from '../words/places.ts';
import { mentions } from '../words/words.ts';
import { layoutOf } from './entry-layout.ts';
import {
  type HeaderPart,
  isHeader,
  isNamedItem,
  maxHeaderLength,
  maxNameLength,
  maxNameWords,
  partsOf,
  withoutDates,
} from './header-line.ts';
import { splitHeader } from './split-header.ts';

/** A job or school: header, time range, and description lines. */
export interface EntryLines {
  header: HeaderPart[];
  dates: { range: DateRange; line: SourceLine } | null;
  body: SourceLine[];
}

/** Whether a line dates an entry, instead of mentioning a year in a sentence. */
function isAnchor(line: SourceLine): boolean {
  const { dates, text } = line;
  if (dates === null) return false;
  const before = trimMarks(text.slice(0, dates.from));
  const after = trimMarks(text.slice(dates.to));
  const isAtEdge = !hasLetters(before) || !hasLetters(after);
  if (dates.start !== null) return isAtEdge || text.length <= maxHeaderLength;
  // A line with an open end only (`- present`) begins with a dash, like a list item.
  if (dates.end === null) return isAtEdge && text.length <= maxHeaderLength;
  return isAtEdge && text.length <= maxHeaderLength && !isItem(line);
}

/** How to recognise entries. */
export interface Grouping {
  /** Tells lines that name what the section is about, such as an occupation. */
  names: (line: SourceLine) => boolean;
  /** Stricter than `names`: starts an entry even without a date. */
  namesAlone?: (line: SourceLine) => boolean;
  /** Columns read row by row: lines of others are interleaved. */
  isAcross?: boolean;
}

/**
 * Splits a section into entries. The dates identify each entry. Its header is beside, above or below the dates, as in
 * most entries. Without dates, by header lines.
 */
export function groupEntries(read: readonly SourceLine[], grouping: Grouping): EntryLines[] {
  const { names, namesAlone = names, isAcross = false } = grouping;
  const lines = joinDates(read, names);
  const dated = lines.flatMap((line, at) => (isAnchor(line) ? [at] : []));
  const named = lines.flatMap((line, at) => (isHeader(line) && names(line) ? [at] : []));
  const items = lines.flatMap((line, at) => (isNamedItem(line) && namesAlone(line) ? [at] : []));
  const sure = dated.length > 0 ? dated : ([named, items].find(({ length }) => length > 0) ?? []);
  if (sure.length === 0) return [];
  const layout = layoutOf({ lines, anchors: sure, names, isAcross });
  const isSure = new Set(sure);
  const aboveOf = (anchors: readonly number[]) =>
    anchors.map((anchor, order) => layout.above(anchor, anchors[order - 1] ?? -1, isSure.has(anchor)));
  const taken = new Set([...sure, ...aboveOf(sure).flat()]);
  const isFar = (at: number) => sure.every((other) => Math.abs(other - at) > 2);
  const undated = namesAlone === names ? [] : items.filter((at) => !taken.has(at) && isFar(at));
  const anchors = [...sure, ...undated].sort((a, b) => a - b);
  const above = aboveOf(anchors);
  return anchors.map((anchor, order) => {
    const end = above[order + 1]?.[0] ?? anchors[order + 1] ?? lines.length;
    return entryOf({ lines, anchor, above: above[order] ?? [], end, names, isAcross });
  });
}

/** The whole time below a line that tells a year of it: `2019 Cook, Hotel X` and `Breakfast / 2018 – 2019`. */
function joinDates(lines: readonly SourceLine[], names: Grouping['names']): SourceLine[] {
  return lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const isWhole = (one: SourceLine | undefined, whole: SourceLine | undefined) =>
      one?.dates?.end != null &&
      one.dates.start === null &&
      whole?.dates?.start != null &&
      isAnchor(one) &&
      isAnchor(whole) &&
      names(one) &&
      !names(whole) &&
      one.dates.end.year >= whole.dates.start.year &&
      (whole.dates.end === null || one.dates.end.year <= whole.dates.end.year);
    if (isWhole(above, line)) return [];
    if (!isWhole(line, below) || !below) return [line];
    const text = `${withoutDates(line)}\t${below.text.slice(below.dates?.from, below.dates?.to)}`;
    return [{ ...line, text, dates: findDates(text) }];
  });
}

interface EntryPlace {
  lines: readonly SourceLine[];
  anchor: number;
  /** The lines above the dates that name the entry. */
  above: readonly number[];
  /** Where the next entry begins. */
  end: number;
  names: (line: SourceLine) => boolean;
  isAcross: boolean;
}

function entryOf({ lines, anchor, above, end, names, isAcross }: EntryPlace): EntryLines {
  const dating = lines[anchor] as SourceLine;
  // After the dates below a name, a sentence describes the work.
  const beside = trimMarks(withoutDates(dating).replace(/\t/g, ' '));
  const isSentence = above.length > 0 && beside.length > 60;
  const named = above.map((at) => lines[at] as SourceLine);
  const header = [...named, ...(isSentence ? [] : [dating])].flatMap(partsOf);
  let next = anchor + 1;
  let skipped = 0;
  const below = lines[next];
  if (
    isAcross &&
    below &&
    next < end &&
    !isSentence &&
    isHeader(below) &&
    mentions('companies', textOf(below))
  ) {
    header.push(...partsOf(below));
    next += 1;
  }
  const isTitled = () => header.some((part) => names({ ...part.line, text: part.text }));
  const isComplete = () =>
    isTitled() &&
    (header.filter(({ text }) => !isPlace(text)).length >= 2 ||
      header.some((part) => !isPlace(part.text) && splitHeader(part) !== null));
  // Missing parts stand below the dates.
  while (!isComplete() && next < end && next <= anchor + 2 + skipped) {
    const line = lines[next] as SourceLine;
    // Where only the occupation is missing, no other line is wanted.
    if (header.filter(({ text }) => !isPlace(text)).length >= 2 && !names(line)) break;
    const max = header.length === 0 || names(line) ? maxHeaderLength : 70;
    const isLongName = header.length === 1 && names(line) && textOf(line).split(/\s+/).length <= maxNameWords;
    const isName =
      isHeader(line, max) || (isLongName && !isItem(line) && textOf(line).length <= maxNameLength);
    if (isSentence || line.dates?.start) break;
    if (!isName) {
      if (!isAcross || skipped >= 2) break;
      skipped += 1;
    } else header.push(...partsOf(line));
    if (isPlace(textOf(line))) skipped += 1;
    next += 1;
  }
  const body = lines.slice(next, end);
  const dates =
    dating.dates === null ? datesAmong(lines.slice(anchor, end)) : { range: dating.dates, line: dating };
  return {
    header,
    dates,
    body: isSentence ? [{ ...dating, text: beside, dates: null }, ...body] : body,
  };
}

function datesAmong(lines: readonly SourceLine[]): EntryLines['dates'] {
  const line = lines.find(({ dates }) => dates !== null);
  return line?.dates ? { range: line.dates, line } : null;
}
