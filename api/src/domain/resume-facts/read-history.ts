import { findEducation } from '../../config-lists/find-education.ts';
import { foldText } from '../../search/analyser/fold-text.ts';
import { monthText } from './find-dates.ts';
import { findSchools, partOfSchool } from './find-schools.ts';
import { type EntryLines, groupEntries } from './group-entries.ts';
import { type HeaderPart, isHeader, isNameLike, isPureTitle, partsOf, withoutDates } from './header-line.ts';
import { joinLines } from './join-lines.ts';
import { isPlace, isSurelyPlace } from './places.ts';
import { type Fact, factOf, hasLetters, isItem, type SourceLine, textOf, trimMarks } from './source-line.ts';
import { aroundPlace, isArrangement, saysWhere, splitHeader } from './split-header.ts';
import { firstMention, lastMention, mentions } from './words.ts';

export interface Stay {
  start: Fact | null;
  end: Fact | null;
  /** The line that says that it lasts. */
  current: Fact | null;
  description: Fact | null;
}

export interface WorkFacts extends Stay {
  title: Fact | null;
  company: Fact | null;
}

export interface SchoolFacts extends Stay {
  school: Fact | null;
  /** The degree, as it is written. */
  degree: Fact | null;
  field: Fact | null;
}

const maxEntries = 30;
/** Longer parts of a header are what was done there, not where. */
const maxName = 70;
const maxDescription = 4_000;

const factOfPart = ({ text, line }: HeaderPart, max = 100): Fact => factOf(text.slice(0, max).trim(), line);

/** The jobs of the lines below a heading such as "Work experience". */
export function readWork(lines: readonly SourceLine[], isAcross = false): WorkFacts[] {
  const isTitled = (line: SourceLine) => mentions('titles', textOf(line));
  // A sentence may mention an occupation: a point names a job where it names the company, too.
  const isWhole = (line: SourceLine) =>
    isTitled(line) && partsOf(line).some((part) => aroundPlace(part.text) !== null || isPair(part));
  return groupEntries(lines, { names: isTitled, namesAlone: isAcross ? isPureTitle : isWhole, isAcross })
    .slice(0, maxEntries)
    .filter((entry) => !isAcross || !isOfSchool(entry))
    .map((entry) => ({ ...namesOf(isAcross ? withoutNeighbours(entry) : entry), ...stayOf(entry, 'start') }))
    .filter((job) => (isAcross ? isSureJob(job) : isJob(job)))
    .map((job) => (isAcross ? { ...job, description: null } : job));
}

/** `Cook, Hotel X` and nothing else. */
function isPair(part: HeaderPart): boolean {
  const { title, company } = splitHeader(part) ?? {};
  return (
    title !== undefined && company !== undefined && isNameLike(part.text) && mentions('titles', title.text)
  );
}

/** What neither names an occupation nor says from when to when is a line of something else. */
const isJob = ({ title, company, start, end, current }: WorkFacts): boolean =>
  title !== null &&
  (mentions('titles', title.value) || (company !== null && start !== null && (end ?? current) !== null));

const maxTitleWords = 8;

/** Times of a school stand beside those of jobs where columns were read across. */
const isOfSchool = ({ header }: EntryLines): boolean => header.some(({ text }) => mentions('schools', text));

/** Where other columns stand between the lines, only the words tell what is a job. */
export const isSureJob = ({ title, company, start, current }: WorkFacts): boolean =>
  title !== null &&
  mentions('titles', title.value) &&
  !mentions('schools', title.value) &&
  !/^\p{Ll}|[.;:]$/u.test(title.value) &&
  title.value.split(/\s+/).length <= maxTitleWords &&
  (start !== null || current !== null || (company !== null && isNameLike(company.value)));

/** `Cook Python,` with the beginning of a list of another column: the title alone. */
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
  const [said] = header.filter((part) => mentions('titles', part.text) && saysWhere(part));
  const pair = said && splitHeader(said);
  if (pair) return { title: titleOf(pair.title), company: factOfPart(withoutPlace(pair.company)) };
  const isAlone = header.length === 1 || header.slice(1).every(({ text }) => text.length > maxName);
  const split = header.slice(0, 1).flatMap((part) => splitHeader(part) ?? []);
  const [both] = isAlone || split.some(({ company }) => /,.*,/.test(company.text)) ? split : [];
  const parts = both ? [both.title, both.company] : header;
  const isTitle = ({ text }: HeaderPart) => mentions('titles', text);
  const isCompany = ({ text }: HeaderPart) => mentions('companies', text) || mentions('schools', text);
  const title = parts.find((part) => isTitle(part) && !isCompany(part)) ?? parts.find(isTitle) ?? parts[0];
  // Below the dates may begin what was done there.
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

const titleOf = (part: HeaderPart): Fact => factOfPart({ ...part, text: withoutOpenBracket(part.text) });

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
function withoutPlace({ text, line }: HeaderPart): HeaderPart {
  const bare = trimMarks(text.replace(/\s*[(（][^()（）]*[)）]?\s*$/u, ''));
  const [name = '', ...rest] = bare.split(/[,，]\s*/u);
  const isSuffix = /^(?:inc|ltd|llc|l\.l\.c|corp|co|s\.a|gmbh|plc|tbk)\b/iu.test(rest[0] ?? '');
  const company = rest.length === 0 || isSuffix || rest.length > 2 ? bare : name;
  const named = trimMarks(company.replace(/\s*[(（][^()（）]*[)）]\s*$/u, ''));
  return { text: hasLetters(named) ? named : text, line };
}

/**
 * Schools that stand in the midst of other words, besides those that are known: names alone, with the time on the same line
 * or the next.
 */
export function readNamedSchools(lines: readonly SourceLine[], known: readonly SchoolFacts[]): SchoolFacts[] {
  const names = known.map(({ school }) => foldText(school?.value ?? ''));
  return findSchools(lines).flatMap(({ text, line }): SchoolFacts[] => {
    if (names.some((name) => name !== '' && (name.includes(foldText(text)) || foldText(text).includes(name))))
      return [];
    const at = lines.indexOf(line);
    const dated = [line, lines[at + 1], lines[at - 1]].find((one) => one?.dates?.start != null);
    const dates = dated?.dates ? { range: dated.dates, line: dated } : null;
    const school = factOf(text.slice(0, 150), line);
    return [{ school, degree: null, field: null, ...stayOf({ header: [], dates, body: [] }, 'end') }];
  });
}

/** The schools by their names alone: `courses at the Ege Academy of`, which goes on in the next line, is that academy. */
export function toSchoolNames(schools: readonly SchoolFacts[], lines: readonly SourceLine[]): SchoolFacts[] {
  const names = findSchools(lines);
  return schools.map((one) => {
    const { school } = one;
    if (school === null) return one;
    const name = names.find(({ text, line }) => {
      const at = school.value.indexOf(text.split(' of ')[0] ?? text);
      // The whole name is longer, or something else stands before it.
      return (
        line.index === school.line && at >= 0 && (at > 0 || /\s(?:of|and|de|for|&)$/iu.test(school.value))
      );
    });
    return name === undefined ? one : { ...one, school: factOf(name.text.slice(0, 150), name.line) };
  });
}

/** The schools of the lines below a heading such as "Education". */
export function readSchools(lines: readonly SourceLine[]): SchoolFacts[] {
  return groupEntries(lines, { names: (line) => mentions('schools', textOf(line)) })
    .slice(0, maxEntries)
    .map((entry) => ({ ...schoolOf(entry), ...stayOf(entry, 'end') }))
    .filter(
      ({ school, degree }) =>
        (school !== null && mentions('schools', school.value)) ||
        (degree !== null && findEducation(degree.value) !== undefined),
    );
}

function schoolOf({ header }: EntryLines): Pick<SchoolFacts, 'school' | 'degree' | 'field'> {
  const isSchool = ({ text }: HeaderPart) => mentions('schools', text);
  const isWhole = (part: HeaderPart) => isSchool(part) && !partOfSchool.test(part.text);
  const parts =
    header.length === 1 && !header.every(isSchool) ? header : header.flatMap((part) => splitSchool(part));
  const school = parts.find(isWhole) ?? parts.find(isSchool) ?? parts[1] ?? parts[0];
  const studies = parts.filter((part) => part !== school);
  const [study] = studies;
  if (study === undefined)
    return { school: school ? factOfPart(withoutBrackets(school), 150) : null, degree: null, field: null };
  const { degree, field } = splitStudy(study.text);
  const isDegree = findEducation(degree) !== undefined;
  const subject = isDegree ? field : study.text;
  return {
    school: school ? factOfPart(withoutBrackets(school), 150) : null,
    degree: isDegree ? factOfPart({ ...study, text: degree }) : null,
    field: subject === '' ? null : factOfPart({ ...study, text: subject }),
  };
}

/** `Ege University (Turkey)`: the school without its place. */
const withoutBrackets = ({ text, line }: HeaderPart): HeaderPart => ({
  text: trimMarks(text.replace(/\s*[(（][^()（）]*[)）]?\s*$/u, '')) || text,
  line,
});

/** `University of X, BSc Physics`: the school and the rest, where one part holds both. */
function splitSchool({ text, line }: HeaderPart): HeaderPart[] {
  const pieces = text.split(/[,，]\s+/u);
  if (pieces.length === 1 || !mentions('schools', text)) return behindStudy({ text, line });
  const isSchool = (piece: string) => mentions('schools', piece);
  const whole = pieces.findIndex((piece) => isSchool(piece) && !partOfSchool.test(piece));
  const at = whole >= 0 ? whole : pieces.findIndex(isSchool);
  const before = pieces.slice(0, at).join(', ');
  const own = { text: trimMarks(pieces[at] ?? text), line };
  return before === '' ? [own] : [{ text: trimMarks(before), line }, own];
}

/** `Engineer Ural State University`: what was studied, and the school behind it. */
function behindStudy({ text, line }: HeaderPart): HeaderPart[] {
  const end = mentions('schools', text) ? firstMention('titles', text) : null;
  const [study, school] = end === null ? [] : [text.slice(0, end).trim(), text.slice(end).trim()];
  return study &&
    school &&
    /^\p{Lu}/u.test(school) &&
    mentions('schools', school) &&
    !mentions('schools', study)
    ? [
        { text: study, line },
        { text: school, line },
      ]
    : [{ text, line }];
}

/** `Diploma, Confectionery`, `BSc in Physics`: the degree and its field, which is empty where only one is named. */
function splitStudy(text: string): { degree: string; field: string } {
  const [, degree = '', field = ''] =
    /^([^,，、،]{2,60}?)\s*[,，、،]\s*(.+)$/u.exec(text) ??
    /^(.{2,40}?)\s+(?:in|of|en|em|di|dalam)\s+(\p{L}.+)$/iu.exec(text) ??
    [];
  return degree === '' ? { degree: text, field: '' } : { degree, field: trimMarks(field) };
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
    return [{ ...names, company, ...stayOf(entry, 'start') }];
  });
}

/** When it was, and what is said of it. A single date is when a job began, and when a school was left. */
function stayOf({ dates, body }: EntryLines, single: 'start' | 'end'): Stay {
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
