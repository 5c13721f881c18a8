import type { DateRange } from './find-dates.ts';
import { hasLetters, isItem, type SourceLine, textOf, trimMarks } from './source-line.ts';
import { mentions } from './words.ts';

/** A part of the lines that name a job or a school, such as its title. */
export interface HeaderPart {
  text: string;
  line: SourceLine;
}

/** One job or one school: what names it, when it was, and the lines that describe it. */
export interface EntryLines {
  header: HeaderPart[];
  dates: { range: DateRange; line: SourceLine } | null;
  body: SourceLine[];
}

const maxHeaderLength = 90;
const maxHeaderWords = 13;
/** The full name of a school may be as long as this. */
const maxNameLength = 130;
const maxNameWords = 18;

/** Whether a line may name a job or a school: short, no point of a list, no sentence, no label of a detail. */
function isHeader(line: SourceLine, max = maxHeaderLength): boolean {
  const text = textOf(line);
  if (isItem(line) || text.length > max || text.split(/\s+/).length > maxHeaderWords) return false;
  if (
    /^\p{Ll}/u.test(text) ||
    /;$/.test(text) ||
    (text.length > 45 && text.endsWith(',')) ||
    /[^.]{30}[.。]$/u.test(text)
  )
    return false;
  if (/[。！]/u.test(text)) return false;
  return !isDetail(text);
}

/** `Technologies: …` describes a job; `Role: …` names it. */
const isDetail = (text: string): boolean => {
  const [, label = ''] = /^([^:：]{2,40})[:：]/u.exec(text) ?? [];
  return label !== '' && mentions('details', label);
};

/** What a line says besides its dates. */
export function withoutDates(line: SourceLine): string {
  const { text, dates } = line;
  const rest = dates === null ? text : `${text.slice(0, dates.from)}\t${text.slice(dates.to)}`;
  return rest.replace(/\(\s*\)|（\s*）/gu, ' ');
}

/** A short line that names an entry, be it a point of a list or end in a full stop. */
function isNamedItem(line: SourceLine): boolean {
  const text = textOf(line).replace(/^[:\s]+/u, '');
  return text.length <= maxHeaderLength && !/^\p{Ll}|;/u.test(text) && !isDetail(text);
}

export const partsOf = (line: SourceLine): HeaderPart[] =>
  withoutDates(line)
    .split(/\t|\s[|｜·•–—@-]\s|\s*[|｜·•]\s*|\s@\s/u)
    .map((part) => trimMarks(part.replace(/^(?:role|position|puesto|cargo|職位|职位)\s*[:：]/iu, '')))
    .filter((part) => hasLetters(part) && !isDuration(part))
    .map((text) => ({ text, line }));

/** `8 months`, `2 years 3 months`: how long is said by the dates. */
const isDuration = (text: string): boolean =>
  /^\(?(?:\d+\s*(?:years?|yrs?|months?|mos?|年|个月|個月|ヶ月|か月)\s*)+\)?$/iu.test(text);

/** Whether a line dates what is around it, rather than mentions a year in a sentence. */
function isAnchor(line: SourceLine): boolean {
  const { dates, text } = line;
  if (dates === null) return false;
  const before = trimMarks(text.slice(0, dates.from));
  const after = trimMarks(text.slice(dates.to));
  const isAtEdge = !hasLetters(before) || !hasLetters(after);
  if (dates.start !== null) return isAtEdge || text.length <= maxHeaderLength;
  return isAtEdge && text.length <= maxHeaderLength && !isItem(line);
}

/**
 * Divides a section into its entries. Each is found by its dates; what names it stands beside, above or below them, in
 * the way in which the first entry has it. `names` tells lines that begin an entry where it has no dates; `namesAlone` is surer
 * of it, for the points of a list.
 */
export function groupEntries(
  lines: readonly SourceLine[],
  names: (line: SourceLine) => boolean,
  namesAlone: (line: SourceLine) => boolean = names,
): EntryLines[] {
  const dated = lines.flatMap((line, at) => (isAnchor(line) ? [at] : []));
  const named = lines.flatMap((line, at) => (isHeader(line) && names(line) ? [at] : []));
  const items = lines.flatMap((line, at) => (isNamedItem(line) && namesAlone(line) ? [at] : []));
  const anchors = [dated, named, items].find(({ length }) => length > 0) ?? [];
  const [first] = anchors;
  if (first === undefined) return [];
  const above = linesAbove(lines, first);
  const starts: number[] = [];
  for (const [order, anchor] of anchors.entries()) {
    const floor = order === 0 ? 0 : (anchors[order - 1] ?? 0) + 1;
    let start = anchor;
    while (start > floor && anchor - start < above && isHeader(lines[start - 1] as SourceLine)) start -= 1;
    starts.push(start);
  }
  return anchors.map((anchor, order) => {
    const start = starts[order] ?? anchor;
    return entryOf(lines.slice(start, starts[order + 1] ?? lines.length), anchor - start, names);
  });
}

/** How many lines above the first date name its entry: at most two. */
function linesAbove(lines: readonly SourceLine[], anchor: number): number {
  let count = 0;
  while (count < 2 && anchor - count > 0 && isHeader(lines[anchor - count - 1] as SourceLine)) count += 1;
  return count;
}

function entryOf(
  lines: readonly SourceLine[],
  anchor: number,
  names: (line: SourceLine) => boolean,
): EntryLines {
  const dating = lines[anchor] as SourceLine;
  // Behind the dates below a name, a sentence tells what was done there.
  const beside = trimMarks(withoutDates(dating).replace(/\t/g, ' '));
  const isSentence = anchor > 0 && beside.length > 60;
  const header = lines.slice(0, isSentence ? anchor : anchor + 1).flatMap(partsOf);
  let next = anchor + 1;
  // What is still missing stands below the dates.
  while (header.length < 2 && next < lines.length && next <= anchor + 2) {
    const line = lines[next] as SourceLine;
    const max = header.length === 0 || names(line) ? maxHeaderLength : 70;
    const isLongName = header.length === 1 && names(line) && textOf(line).split(/\s+/).length <= maxNameWords;
    const isName =
      isHeader(line, max) || (isLongName && !isItem(line) && textOf(line).length <= maxNameLength);
    if (isSentence || !isName || line.dates?.start) break;
    header.push(...partsOf(line));
    next += 1;
  }
  const range = dating.dates ?? lines.find(({ dates }) => dates !== null)?.dates ?? null;
  const line = dating.dates !== null ? dating : lines.find(({ dates }) => dates !== null);
  return {
    header,
    dates: range !== null && line !== undefined ? { range, line } : null,
    body: isSentence ? [{ ...dating, text: beside, dates: null }, ...lines.slice(next)] : lines.slice(next),
  };
}
