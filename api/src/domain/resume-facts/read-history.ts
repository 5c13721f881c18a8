import { findEducation } from '../../config-lists/find-education.ts';
import { monthText } from './find-dates.ts';
import { type EntryLines, groupEntries, type HeaderPart } from './group-entries.ts';
import { joinLines } from './join-lines.ts';
import { type Fact, factOf, hasLetters, type SourceLine, textOf, trimMarks } from './source-line.ts';
import { mentions } from './words.ts';

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
const maxDescription = 4_000;

const factOfPart = ({ text, line }: HeaderPart, max = 100): Fact => factOf(text.slice(0, max).trim(), line);

/** The jobs of the lines below a heading such as "Work experience". */
export function readWork(lines: readonly SourceLine[]): WorkFacts[] {
  return groupEntries(lines, (line) => mentions('titles', textOf(line)))
    .slice(0, maxEntries)
    .map((entry) => ({ ...namesOf(entry), ...stayOf(entry, 'start') }))
    .filter(isJob);
}

/** What neither names an occupation nor says from when to when is a line of something else. */
const isJob = ({ title, company, start, end, current }: WorkFacts): boolean =>
  title !== null &&
  (mentions('titles', title.value) || (company !== null && start !== null && (end ?? current) !== null));

/** Title and company: by the words that they hold, else in their usual order. */
function namesOf({ header }: EntryLines): Pick<WorkFacts, 'title' | 'company'> {
  const parts = header.length === 1 ? header.flatMap(splitTitle) : header;
  const isTitle = ({ text }: HeaderPart) => mentions('titles', text);
  const isCompany = ({ text }: HeaderPart) => mentions('companies', text) || mentions('schools', text);
  const title = parts.find((part) => isTitle(part) && !isCompany(part)) ?? parts.find(isTitle) ?? parts[0];
  const others = parts.filter((part) => part !== title && !isArrangement(part.text));
  const company = others.find(isCompany) ?? others[0];
  return {
    title: title === undefined ? null : factOfPart(title),
    company: company === undefined ? null : factOfPart(withoutPlace(company)),
  };
}

const isArrangement = (text: string): boolean =>
  /^(?:remote|hybrid|on-?site|full-?time|part-?time|freelance|contract|internship)$/iu.test(text);

/** `Cook at Hotel X`, `Cook, Hotel X`. */
function splitTitle({ text, line }: HeaderPart): HeaderPart[] {
  const [, title = '', company = ''] =
    /^(.{3,60}?)\s+(?:at|in|en|em|di|@)\s+(\p{Lu}.+)$/u.exec(text) ??
    /^([^,，、،]{3,60})[,，、،]\s*(.+)$/u.exec(text) ??
    [];
  if (title === '' || !hasLetters(company)) return [{ text, line }];
  return [title, company].map((part) => ({ text: trimMarks(part), line }));
}

/** `Hotel X (Oslo, Norway)`, `Hotel X, Oslo`: the company without its place. */
function withoutPlace({ text, line }: HeaderPart): HeaderPart {
  const bare = trimMarks(text.replace(/\s*[(（][^()（）]*[)）]?\s*$/u, ''));
  const [name = '', ...rest] = bare.split(/[,，]\s*/u);
  const isSuffix = /^(?:inc|ltd|llc|l\.l\.c|corp|co|s\.a|gmbh|plc|tbk)\b/iu.test(rest[0] ?? '');
  const company = rest.length === 0 || isSuffix || rest.length > 2 ? bare : name;
  return { text: hasLetters(company) ? trimMarks(company) : text, line };
}

/** The schools of the lines below a heading such as "Education". */
export function readSchools(lines: readonly SourceLine[]): SchoolFacts[] {
  return groupEntries(lines, (line) => mentions('schools', textOf(line)))
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
  const parts =
    header.length === 1 && !header.every(isSchool) ? header : header.flatMap((part) => splitSchool(part));
  const school = parts.find(isSchool) ?? parts[1] ?? parts[0];
  const studies = parts.filter((part) => part !== school);
  const [study] = studies;
  if (study === undefined)
    return { school: school ? factOfPart(school, 150) : null, degree: null, field: null };
  const { degree, field } = splitStudy(study.text);
  const isDegree = findEducation(degree) !== undefined;
  const subject = isDegree ? field : study.text;
  return {
    school: school ? factOfPart(school, 150) : null,
    degree: isDegree ? factOfPart({ ...study, text: degree }) : null,
    field: subject === '' ? null : factOfPart({ ...study, text: subject }),
  };
}

/** `University of X, BSc Physics`: the school and the rest, where one part holds both. */
function splitSchool({ text, line }: HeaderPart): HeaderPart[] {
  const pieces = text.split(/[,，]\s+/u);
  if (pieces.length === 1 || !mentions('schools', text)) return [{ text, line }];
  const at = pieces.findIndex((piece) => mentions('schools', piece));
  const before = pieces.slice(0, at).join(', ');
  const own = { text: trimMarks(pieces[at] ?? text), line };
  return before === '' ? [own] : [{ text: trimMarks(before), line }, own];
}

/** `Diploma, Confectionery`, `BSc in Physics`: the degree and its field, which is empty where only one is named. */
function splitStudy(text: string): { degree: string; field: string } {
  const [, degree = '', field = ''] =
    /^([^,，、،]{2,60}?)\s*[,，、،]\s*(.+)$/u.exec(text) ??
    /^(.{2,40}?)\s+(?:in|of|en|em|di|dalam)\s+(\p{L}.+)$/iu.exec(text) ??
    [];
  return degree === '' ? { degree: text, field: '' } : { degree, field: trimMarks(field) };
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
