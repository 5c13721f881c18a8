import { foldText } from '../../../search/analyser/fold-text.ts';
import { educationOf, splitDegree } from '../degrees/split-degree.ts';
import { type EntryPeriod, entryPeriodOf, factOfPart, maxEntries } from '../entries/entry-period.ts';
import { type EntryLines, groupEntries } from '../entries/group-entries.ts';
import type { HeaderPart } from '../entries/header-line.ts';
import { type Fact, factOf, type SourceLine, textOf, trimMarks } from '../lines/source-line.ts';
import { isPlace } from '../words/places.ts';
import { firstMention, mentions } from '../words/words.ts';
import { findSchools, kindOfSchool, partOfSchool, withoutTown } from './find-schools.ts';

export interface SchoolFacts extends EntryPeriod {
  school: Fact | null;
  /** The degree, as it is written. */
  degree: Fact | null;
  field: Fact | null;
}

/**
 * Further schools in the middle of other text: names alone, with dates on the same line or the next.
 */
export function readNamedSchools(lines: readonly SourceLine[], known: readonly SchoolFacts[]): SchoolFacts[] {
  const names = known.map(({ school }) => foldText(school?.value ?? ''));
  return findSchools(lines).flatMap(({ text, line }): SchoolFacts[] => {
    if (names.some((name) => name !== '' && (name.includes(foldText(text)) || foldText(text).includes(name))))
      return [];
    const at = lines.indexOf(line);
    const dated = [line, lines[at + 1], lines[at - 1]].find((one) => one?.dates?.start != null);
    const dates = dated?.dates ? { range: dated.dates, line: dated } : null;
    // `College of Engineering` below `Ege University`: a part of it.
    if (line.dates === null && names.length > 0 && /^(?:college|school|institute)\sof\s/iu.test(text))
      return [];
    if (splitDegree(text).degree === text) return [];
    const school = factOf(text.slice(0, 150), line);
    return [{ school, degree: null, field: null, ...entryPeriodOf({ header: [], dates, body: [] }, 'end') }];
  });
}

/** The schools by their names alone: `courses at the Ege Academy of`, which goes on in the next line, is that academy. */
export function toSchoolNames(schools: readonly SchoolFacts[], lines: readonly SourceLine[]): SchoolFacts[] {
  const names = findSchools(lines);
  return schools.map((one) => {
    const { school } = one;
    if (school === null) return one;
    const isKind = school.value
      .split(/\s+/u)
      .every((word) => kindOfSchool.test(word) || mentions('schools', word));
    const name = names.find(({ text, line }) => {
      const isWhole = text.length > school.value.length && text.includes(school.value);
      // `COLLEGE` below `CITY OF QUAY`: a name of two lines.
      if (isWhole && text.startsWith(`${school.value},`)) return true;
      if (isWhole && isKind && Math.abs(line.index - school.line) <= 1) return true;
      const at = school.value.indexOf(text.split(' of ')[0] ?? text);
      // The whole name is longer, or something else stands before it.
      return (
        line.index === school.line &&
        at >= 0 &&
        (at > 0 || /[,–-]\s?\p{Lu}/u.test(text) || /\s(?:of|and|de|for|&)$/iu.test(school.value))
      );
    });
    return name === undefined ? one : { ...one, school: factOf(name.text.slice(0, 150), name.line) };
  });
}

/** Whether a name is one word of capitals alone, as of a business school: `IBDA`, `ESADE`. */
export const isAcronym = (name: string): boolean => /^\p{Lu}{3,7}$/u.test(name);

/** The schools of the lines below a heading such as "Education". */
export function readSchools(lines: readonly SourceLine[]): SchoolFacts[] {
  return groupEntries(lines, { names: (line) => mentions('schools', textOf(line)) })
    .slice(0, maxEntries)
    .map((entry) => ({ entry, ...schoolOf(entry), ...entryPeriodOf(entry, 'end') }))
    .filter(
      ({ entry, school, degree }) =>
        (school !== null && (mentions('schools', school.value) || isDatedAcronym(school.value, entry))) ||
        (degree !== null && educationOf(degree.value) !== undefined),
    )
    .map(({ entry: _, ...school }) => school);
}

/** `IBDA, Moscow | 2015 - 2017`: a name of capitals alone, with its place and years. */
const isDatedAcronym = (name: string, { header, dates }: EntryLines): boolean =>
  isAcronym(name) &&
  dates?.range.start != null &&
  splitDegree(name).degree !== name &&
  header.some(
    ({ text, line }) =>
      isPlace(text) ||
      textOf(line)
        .split(/,\s+/u)
        .slice(1)
        .some((part) => isPlace(part.split(/\s[|–—-]\s|\s\d/u)[0] ?? '')),
  );

function schoolOf({ header }: EntryLines): Pick<SchoolFacts, 'school' | 'degree' | 'field'> {
  // `High School Diploma`: the degree, whatever school it is of.
  const isDegree = ({ text }: HeaderPart) => splitDegree(text).degree === text;
  const isSchool = (part: HeaderPart) => mentions('schools', part.text) && !isDegree(part);
  const isWhole = (part: HeaderPart) => isSchool(part) && !partOfSchool.test(part.text);
  const parts =
    header.length === 1 && !header.every(isSchool) ? header : header.flatMap((part) => splitSchool(part));
  const named = parts.filter((part) => !isGrade(part.text) && !levelAlone.test(part.text));
  const school =
    named.find(isWhole) ??
    named.find(isSchool) ??
    named.slice(1).find((part) => !isDegree(part)) ??
    named.find((part) => !isDegree(part)) ??
    named[0];
  const studies = named.filter((part) => part !== school && !isPlace(part.text));
  return {
    school: school ? factOfPart(withoutBrackets(school), 150) : null,
    ...studyOf(studies),
  };
}

/** `Secondary`, before the name of a school. */
const levelAlone =
  /^(?:tertiary|secondary|primary|elementary|vocational|post-?\s?graduate)(?:\s(?:level|education|school))?$/iu;

/** `GPA 3.8`, `IPK: 3,75`; `Cum. GPA: 3.8`. */
const isGrade = (text: string): boolean =>
  /^(?:(?:cum(?:ulative)?|major|overall)\.?\s)?(?:c?gpa|pngk|ipk|grade|nota|promedio|المعدل|(?:ب?تقدير)|成绩|绩点)(?!\p{L})/iu.test(
    text,
  );

/** The degree and the field, which one part holds or two: `软件工程` and `本科`. */
function studyOf(studies: readonly HeaderPart[]): Pick<SchoolFacts, 'degree' | 'field'> {
  const read = studies.map((part) => ({ part, ...splitStudy(part.text) }));
  const graded = read.find(({ degree }) => degree !== '');
  const [first] = read;
  if (first === undefined) return { degree: null, field: null };
  const other = read.find((one) => one !== graded && !mentions('schools', one.part.text));
  const field = graded && graded.field === '' ? other : (graded ?? first);
  return {
    degree: graded ? factOfPart({ ...graded.part, text: graded.degree }) : null,
    field:
      field === undefined
        ? null
        : factOfPart({ ...field.part, text: trimMarks(field.degree === '' ? field.part.text : field.field) }),
  };
}

/** `Ege University (Turkey)`, `Ege University in Izmir`, `Ege University: Master's degree`: the name of the school alone. */
function withoutBrackets({ text, line }: HeaderPart): HeaderPart {
  const bare = withoutFaculty(trimMarks(text.replace(/\s*[(（][^()（）]*[)）]?[\s.]*$/u, '')) || text);
  const [first = '', ...rest] = bare.split(/[:：]\s+|\.\s+(?=\p{Lu})/u);
  const isFirst =
    rest.length > 0 && mentions('schools', first) && rest.every((piece) => !mentions('schools', piece));
  const named = withoutTown(isFirst ? first : bare).replace(legalForm, '');
  return { text: mentions('schools', named) ? named : withoutPlaces(bare), line };
}

/** `Quay High, Oslo, Norway`: the name alone, of a school that no word tells to be one. */
function withoutPlaces(text: string): string {
  const [name = '', ...rest] = text.split(/,\s+/u);
  return rest.length > 0 && rest.every(isPlace) ? name : text;
}

/** `明治大学 商学部`: the school alone, in scripts that part no words by spaces. */
function withoutFaculty(text: string): string {
  const [first = ''] = text.split(/\s+/u);
  return /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/u.test(first) && mentions('schools', first)
    ? first
    : text;
}

/** Russian legal forms before the name of a school. */
const legalForm =
  /^(?:the\s+)?federal\s+state\s+.{0,60}\binstitution\s+(?:of|for)\s+(?:higher|secondary)\s+(?:professional\s+|vocational\s+)?education\s+/iu;

/** Whether somebody graduated, behind the name of a school. */
const outcome = /(?<=\S)\s+(?:졸업(?:예정)?|수료|재학|중퇴|毕业|肄业|畢業|肄業|卒業|修了)$/u;

/** The graduate school of a Korean university, before the subject. */
const graduateSchool = /^\p{Script=Hangul}*대학원\s+(?=\S)/u;
/** Words between what was studied and the school: `دبلوم المحاسبة من معهد الإدارة`, `S1 Hukum dari Universitas X`. */
const from = /\s+(?:من|from|dari|por (?:la|el)|pela|pelo)\s+/u;

/** `University of X, BSc Physics`: the school and the rest, where one part holds both. */
function splitSchool({ text: whole, line }: HeaderPart): HeaderPart[] {
  const text = whole.replace(outcome, '');
  // `北京大学 软件工程`: scripts without capitals part the school from the rest by a space alone.
  const [first = '', ...rest] = text.split(/\s+/u);
  if (rest.length > 0 && withoutFaculty(text) === first)
    return [
      { text: first, line },
      { text: rest.join(' ').replace(graduateSchool, ''), line },
    ];
  const [study, own] = text.split(from);
  if (study && own && mentions('schools', own) && !mentions('schools', study))
    return [{ text: study, line }, ...splitSchool({ text: own, line })];
  const pieces = text.split(/[,،]\s+|，\s*/u);
  if (pieces.length === 1 || !mentions('schools', text)) return behindStudy({ text, line });
  const isSchool = (piece: string) => mentions('schools', piece);
  const proper = pieces.findIndex((piece) => isSchool(piece) && !partOfSchool.test(piece));
  const at = proper >= 0 ? proper : pieces.findIndex(isSchool);
  const before = pieces.slice(0, at).join(', ');
  const name = { text: trimMarks(pieces[at] ?? text), line };
  const behind = pieces.slice(at + 1).join(', ');
  const after = splitDegree(behind).degree === '' ? [] : [{ text: trimMarks(behind), line }];
  return [...(before === '' ? [] : [{ text: trimMarks(before), line }]), name, ...after];
}

/** `Engineer Ural State University`: what was studied, and the school after it. */
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
  const named = splitDegree(text);
  if (named.degree !== '') return named;
  const [, degree = '', field = ''] =
    /^([^,，、،]{2,60}?)\s*[,，、،]\s*(.+)$/u.exec(text) ??
    /^(.{2,40}?)\s+(?:in|of|en|em|di|dalam)\s+(\p{L}.+)$/iu.exec(text) ??
    [];
  const isDegree = educationOf(degree || text) !== undefined;
  return { degree: isDegree ? degree || text : '', field: isDegree ? trimMarks(field) : '' };
}
