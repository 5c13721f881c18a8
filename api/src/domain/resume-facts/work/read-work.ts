import { type EntryPeriod, entryPeriodOf, factOfPart, maxEntries } from '../entries/entry-period.ts';
import { type EntryLines, groupEntries } from '../entries/group-entries.ts';
import {
  type HeaderPart,
  isHeader,
  isNameLike,
  isPureTitle,
  partsOf,
  withoutDates,
} from '../entries/header-line.ts';
import { aroundPlace, isArrangement, namesPlace, splitHeader } from '../entries/split-header.ts';
import { type Fact, hasLetters, isItem, type SourceLine, textOf, trimMarks } from '../lines/source-line.ts';
import { isPlace, isSurelyPlace } from '../words/places.ts';
import { lastMention, mentions } from '../words/words.ts';

export interface WorkFacts extends EntryPeriod {
  title: Fact | null;
  company: Fact | null;
}

/** Longer parts of a header describe the work and are no place. */
const maxName = 70;

/** The jobs of the lines below a heading such as "Work experience". */
export function readWork(lines: readonly SourceLine[], isAcross = false): WorkFacts[] {
  const isTitled = (line: SourceLine) => mentions('titles', textOf(line));
  // A sentence may mention an occupation: a point names a job where it names the company, too.
  const isWhole = (line: SourceLine) =>
    isTitled(line) && partsOf(line).some((part) => aroundPlace(part.text) !== null || isPair(part));
  return groupEntries(lines, { names: isTitled, namesAlone: isAcross ? isPureTitle : isWhole, isAcross })
    .slice(0, maxEntries)
    .filter((entry) => !isAcross || !isOfSchool(entry))
    .map((entry) => ({
      ...namesOf(isAcross ? withoutNeighbours(entry) : entry),
      ...entryPeriodOf(entry, 'start'),
    }))
    .filter((job) => (isAcross ? isSureJob(job) : isJob(job)))
    .map((job) => (isAcross ? withoutColumns(job) : job));
}

/**
 * Removes the description, and an employer that is a sentence, from a job whose columns were read across. The lines
 * below it may belong to another column.
 */
const withoutColumns = (job: WorkFacts): WorkFacts => ({
  ...job,
  company: job.company !== null && isNameLike(job.company.value) ? job.company : null,
  description: null,
});

/** `Cook, Hotel X` and nothing else. */
function isPair(part: HeaderPart): boolean {
  const { title, company } = splitHeader(part) ?? {};
  return (
    title !== undefined &&
    company !== undefined &&
    isNameLike(title.text) &&
    isNameLike(company.text) &&
    mentions('titles', title.text)
  );
}

/** A line without an occupation and without dates belongs to something else. */
const isJob = ({ title, company, start, end, current }: WorkFacts): boolean =>
  title !== null &&
  (mentions('titles', title.value) || (company !== null && start !== null && (end ?? current) !== null));

const maxTitleWords = 8;

/** Dates of a school may be next to those of jobs if two columns were read as one. */
const isOfSchool = ({ header }: EntryLines): boolean => header.some(({ text }) => mentions('schools', text));

/** Whether the words alone show a job, for lines with other columns between them. */
export const isSureJob = ({ title, company, start, current }: WorkFacts): boolean =>
  title !== null &&
  mentions('titles', title.value) &&
  !mentions('schools', title.value) &&
  !/^\p{Ll}|[.;:]$/u.test(title.value) &&
  title.value.split(/\s+/).length <= maxTitleWords &&
  (start !== null || current !== null || (company !== null && isNameLike(company.value)));

/** `Cook Python,`: the title without the start of a list from another column. */
function withoutNeighbours({ header, ...entry }: EntryLines): EntryLines {
  const cut = ({ text, line }: HeaderPart): HeaderPart => {
    const end = lastMention('titles', text);
    const isTorn = end !== null && (/,$/.test(line.text) || /^\s+(?:[\d(]|\p{L}+,\s)/u.test(text.slice(end)));
    return { text: isTorn ? text.slice(0, end) : text, line };
  };
  return { ...entry, header: header.map(cut) };
}

/** Title and company: by the words that they hold, else in their usual order. */
function namesOf({ header, dates }: EntryLines): Pick<WorkFacts, 'title' | 'company'> {
  const [titled] = header.filter((part) => mentions('titles', part.text) && namesPlace(part));
  const pair = titled && splitHeader(titled);
  if (pair) return { title: titleOf(pair.title), company: factOfPart(withoutPlace(pair.company)) };
  const isAlone = header.length === 1 || header.slice(1).every(({ text }) => text.length > maxName);
  const split = header.slice(0, 1).flatMap((part) => splitHeader(part) ?? []);
  const [both] = isAlone || split.some(({ company }) => /,.*,/.test(company.text)) ? split : [];
  const parts = both ? [both.title, both.company] : header;
  const isTitle = ({ text }: HeaderPart) => mentions('titles', text);
  const isCompany = ({ text }: HeaderPart) => mentions('companies', text) || mentions('schools', text);
  const titleWords = parts.find((part) => isTitle(part) && !isCompany(part)) ?? parts.find(isTitle);
  // Beside a company the other part is the title, whatever stands first.
  const beside = parts.some(isCompany)
    ? parts.find((part) => !isCompany(part) && !isPlace(part.text) && isNameLike(part.text))
    : undefined;
  const title = titleWords ?? beside ?? parts[0];
  // The description may begin below the dates.
  const isName = (part: HeaderPart) =>
    dates === null || part.line.index <= dates.line.index || isCompany(part) || isNameLike(part.text);
  const others = parts.filter((part) => part !== title && !isArrangement(part.text) && isName(part));
  const company =
    others.find((part) => isCompany(part) && !isPlace(part.text)) ??
    others.find(({ text }) => !isPlace(text) && isNameLike(text)) ??
    others.find(({ text }) => !isPlace(text) && !isSentence(text)) ??
    others.find(({ text }) => !isSurelyPlace(text) && !isSentence(text));
  return {
    title: title === undefined ? null : titleOf(title),
    company: company === undefined ? null : factOfPart(withoutPlace(company)),
  };
}

export const titleOf = (part: HeaderPart): Fact =>
  factOfPart({ ...part, text: withoutArrangement(withoutOpenBracket(part.text)) });

/** `Internship, Cook`, `Summer internship as Cook`: the cook. */
function withoutArrangement(text: string): string {
  const [, arrangement = '', afterComma = ''] = /^([^,]{4,20}),\s+(.+)$/u.exec(text) ?? [];
  if (isArrangement(arrangement) && mentions('titles', afterComma)) return afterComma;
  const [, title = ''] = /^.{0,30}\bas\s+(?:an?\s+|the\s+)?(\p{Lu}.*)$/u.exec(text) ?? [];
  return mentions('titles', title) ? title : text;
}

/** A sentence about the work, rather than a company: long, and most of it in small letters. */
const isSentence = (text: string): boolean => {
  const words = text.split(/\s+/);
  return words.length > 4 && words.filter((word) => /^\p{Ll}{2}/u.test(word)).length * 2 >= words.length;
};

/** `Cook (trainee`: what the dates have torn apart; `Cook (part time)`: the title alone. */
const withoutOpenBracket = (text: string): string => {
  const [, title = text, inside = ''] = /^(.*\S)\s*[(（]([^()（）]*)[)）]$/u.exec(text) ?? [];
  return trimMarks((isArrangement(inside) ? title : text).replace(/\s*[(（][^()（）]*$/u, ''));
};

/** `Hotel X (Oslo, Norway)`, `Hotel X, Oslo`: the company without its place. */
export function withoutPlace({ text, line }: HeaderPart): HeaderPart {
  const bare = trimMarks(text.replace(/\s*[(（][^()（）]*[)）]?\s*(?:\S{2,4}[市縣县区都道府県])?$/u, ''));
  const [name = '', ...rest] = bare.split(/[,，،]\s*/u);
  const isSuffix = /^(?:inc|ltd|llc|l\.l\.c|corp|co|s\.a|gmbh|plc|tbk)\b/iu.test(rest[0] ?? '');
  const company = rest.length === 0 || isSuffix || rest.length > 2 ? bare : name;
  const named = trimMarks(company.replace(/\s*[(（][^()（）]*[)）]\s*$/u, ''));
  return { text: hasLetters(named) ? named : text, line };
}

/**
 * Jobs in lines below other headings, or none: a column of a page that was read across, for instance. A title and its
 * time on one line are enough; what stands around may belong to something else.
 */
export function readStrayWork(lines: readonly SourceLine[]): WorkFacts[] {
  return lines.flatMap((line, index): WorkFacts[] => {
    const text = trimMarks(withoutDates(line).replace(/\t/g, ' '));
    const isJob = line.dates?.start != null && text.length <= maxName && mentions('titles', text);
    if (!isJob || isItem(line) || mentions('schools', text) || !isHeader({ ...line, text })) return [];
    const below = lines[index + 1];
    const parts = line.isRange ? partsOf(line) : [{ text, line }];
    const names = namesOf({ header: parts, dates: null, body: [] });
    const isCompany = below !== undefined && below.dates === null && mentions('companies', textOf(below));
    const company =
      names.company ??
      (isCompany && textOf(below).length <= maxName
        ? factOfPart(withoutPlace({ text: textOf(below), line: below }))
        : null);
    const entry = { header: [], dates: line.dates && { range: line.dates, line }, body: [] };
    return [{ ...names, company, ...entryPeriodOf(entry, 'start') }];
  });
}
