import { findDates, monthText } from '../dates/find-dates.ts';
import type { PartialDate } from '../dates/partial-date.ts';
import { educationOf } from '../degrees/split-degree.ts';
import { factOfPart } from '../entries/entry-period.ts';
import { type Fact, factOf, type SourceLine, textOf, trimMarks } from '../lines/source-line.ts';
import type { SchoolFacts } from '../schools/read-schools.ts';
import { headingOf } from '../sections/heading-lines.ts';
import { mentions } from '../words/words.ts';
import type { WorkFacts } from '../work/read-work.ts';

/** The jobs and schools of a 履歴書, and the lines that tell them. */
export interface CareerFacts {
  work: WorkFacts[];
  schools: SchoolFacts[];
  taken: ReadonlySet<number>;
}

const joins = /\s*(?:へ|に)?(?:入社|入職|入行|入庁|入所|入店|就職|再就職|転職|転籍|出向)/u;
const leaves = /(?:退社|退職|退行|離職|退所|契約(?:期間)?満了)|(?:により|につき)退(?:社|職)/u;
const enters = /\s*(?:に)?(?:編?入学)(?!式)/u;
const graduates = /\s*(?:を)?(?:卒業見込み?|修了見込み?|卒業|修了|中退|中途退学|退学)/u;
const lasts = /^(?:現在(?:に至る|在職中)?|在職中|至る?現在)$/u;
/** `営業部に配属`, `店長に就任`, `経理を担当`: what was done there. */
const role = /(?:に|へ|として|を)(?:昇進|昇格|就任|配属|異動|勤務|従事|任命|担当)/u;

const sameEmployer = /^同社\s*/u;

/** `経理担当`, `営業職`, `施工管理技士`: a line that is a title and nothing else. */
const isRole = (text: string): boolean =>
  text.length <= 16 && /^\P{P}+$/u.test(text) && (/.(?:担当|職)$/u.test(text) || mentions('titles', text));

/** So many lines of this kind make a document a 履歴書. */
const minLines = 2;

interface CareerLine {
  line: SourceLine;
  text: string;
  date: PartialDate | null;
}

/** Year and month in cells of their own, with or without their signs: `平成24<tab>4<tab>…`, `2012 4 …`. */
const cells =
  /^(?<year>(?:令和|平成|昭和|[RHS])?\s?(?:\d{1,4}|元))\s?年?[\t ]+(?<month>1[0-2]|0?[1-9])\s?月?[\t ]+(?<rest>\S.*)$/u;
const eraLetters: Readonly<Record<string, string>> = { R: '令和', H: '平成', S: '昭和' };

/** The heads of these cells, before the name of the table: `年<tab>月<tab>免許・資格`. */
const heads = /^年[\t ]+月[\t ]+(?=\S)/u;

/** Lines of such tables as other documents write them, with `2012年4月` before the text. */
export function joinCells(lines: readonly SourceLine[]): readonly SourceLine[] {
  const joined = lines.map((line) => {
    const { year = '', month, rest } = cells.exec(line.text)?.groups ?? {};
    const whole = year.replace(/^[RHS]/u, (letter) => eraLetters[letter] ?? letter);
    const text = year ? `${whole}年${month}月\t${rest}` : line.text.replace(heads, '');
    return text === line.text ? line : { ...line, text, dates: findDates(text) };
  });
  const rows = joined.filter((line, at) => line !== lines[at] && isEvent(careerLine(line)));
  return rows.length < minLines ? lines : joined;
}

function careerLine(line: SourceLine): CareerLine {
  const { dates, text } = line;
  if (!dates?.end || dates.start !== null) return { line, text: bare(text), date: null };
  return { line, text: bare(`${text.slice(0, dates.from)} ${text.slice(dates.to)}`), date: dates.end };
}

const isEvent = ({ text, date }: CareerLine): boolean =>
  date !== null && [joins, leaves, enters, graduates].some((kind) => kind.test(text));

const bare = (text: string): string => trimMarks(text.replace(/[\t\s]+/gu, ' ').trim());

/** One event a line, with its month: who joins and leaves an employer, or enters and leaves a school, has two of them. */
export function readCareer(lines: readonly SourceLine[]): CareerFacts {
  const read = lines.map(careerLine);
  const facts = { work: [] as WorkFacts[], schools: [] as SchoolFacts[], taken: new Set<number>() };
  if (read.filter(isEvent).length < minLines) return facts;
  let job: WorkFacts | null = null;
  for (const { line, text, date } of read) {
    const month = date && factOf(monthText(date), line);
    if (month && leaves.test(text)) {
      const left = facts.work.findLast((one) => one.end === null && isOf(one.company, text)) ?? job;
      if (left !== null) left.end ??= month;
      job = null;
    } else if (month && joins.test(text)) {
      job = jobOf(text, line, month);
      facts.work.push(job);
    } else if (month && enters.test(text)) facts.schools.push(enteredSchool(text, line, month));
    else if (month && graduates.test(text)) graduate(facts.schools, text, line, month);
    else if (endsTable(line, text)) job = null;
    else if (lasts.test(text)) {
      const open = facts.work.at(-1);
      if (open && open.end === null) open.current = factOf('true', line);
      job = null;
    } else if (job !== null && role.test(text) && !/[、。]/u.test(text)) {
      job.title = titleIn(text, line) ?? job.title;
    } else if (job !== null && job.title === null && isRole(text)) {
      job.title = factOf(text.replace(sameEmployer, ''), line);
    } else if (job !== null && date === null && isDeed(line)) addDeed(job, line);
    else continue;
    facts.taken.add(line.index);
  }
  return facts;
}

/** Text below a job that is no row of the table: what was done there. */
const isDeed = ({ text }: SourceLine): boolean => !text.trim().includes('\t') && /\p{L}{2}/u.test(text);
const maxDescription = 4_000;

function addDeed(job: WorkFacts, line: SourceLine): void {
  const { value, ...first } = job.description ?? factOf('', line);
  const text = value === '' ? textOf(line) : `${value}\n${textOf(line)}`;
  job.description = { ...first, value: text.slice(0, maxDescription) };
}

/** `以上` below the last job, and the heading of another section: what follows tells no job. */
function endsTable(line: SourceLine, text: string): boolean {
  const heading = headingOf(line);
  return text === '以上' || (heading !== null && heading !== 'work');
}

/** Whether a line names the employer, or none at all: `一身上の都合により退社`. */
const isOf = (company: Fact | null, text: string): boolean =>
  company === null || text.includes(company.value) || !mentions('companies', text);

/** What stands in brackets behind an event: `入社（Pastry chef）`, `卒業（学士）`; empty without any. */
const inBrackets = (behind: string): string =>
  /^[^\p{L}]*[(（]([^()（）]+)[)）]/u.exec(behind)?.[1]?.trim() ?? '';
const isEastern = (text: string): boolean => /[\u3040-\u9fff]/u.test(text);

function jobOf(text: string, line: SourceLine, start: Fact): WorkFacts {
  const [name = '', behind = ''] = text.split(joins);
  const [, company = name, inside = ''] = /^(.+?)\s*[(（](.+)[)）]$/u.exec(name.trim()) ?? [];
  const [first = ''] = company.trim().split(/\s+/u);
  const titled = `${inside} ${behind} ${company.slice(first.length)}`;
  const isWhole =
    isEastern(first) &&
    mentions('companies', first) &&
    !/^(?:株式会社|有限会社|合同会社|医療法人|社会福祉法人|学校法人)$/u.test(first);
  const own = inBrackets(behind);
  return {
    title:
      own !== '' && !isEastern(own)
        ? factOf(own.slice(0, 100), line)
        : titleIn(titled.replace(/[()（）]/gu, ' '), line),
    company: factOfPart({ text: isWhole ? first : company.trim(), line }),
    ...{ start, end: null, current: null, description: null },
  };
}

/** `営業部に配属`: where that names no occupation, none. */
function titleIn(text: string, line: SourceLine): Fact | null {
  const name = text
    .replace(sameEmployer, '')
    .split(role)
    .flatMap((piece) => piece.split(/\s+|、|として|にて/u))
    .findLast((piece) => mentions('titles', piece) && !/(?:部|課|室|局|支店|グループ)$/u.test(piece));
  return name === undefined ? null : factOf(name.slice(0, 100), line);
}

function schoolOf(text: string, line: SourceLine, start: Fact | null): SchoolFacts {
  const [, named = text, inside = ''] = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(text.trim()) ?? [];
  const pieces = isEastern(named) ? named.trim().split(/\s+/u) : [named.trim()];
  const [name = '', ...rest] = [...pieces, inside];
  const [, whole = name, faculty = ''] =
    /^(.+?(?:大学院|大学(?:大学院)?|短期大学|専門学校|高等学校|学校|学院(?!大学)|高校))(.*)$/u.exec(name) ??
    [];
  const field = [faculty, ...rest].filter(Boolean).join(' ');
  return {
    school: factOf(whole.slice(0, 150), line),
    degree: null,
    field: field === '' ? null : factOf(field.slice(0, 100), line),
    ...{ start, end: null, current: null, description: null },
  };
}

function enteredSchool(text: string, line: SourceLine, start: Fact): SchoolFacts {
  const [name = '', behind = ''] = text.split(enters);
  return { ...schoolOf(name, line, start), degree: writtenDegree(behind, line) };
}

/** The degree in brackets behind an event. */
function writtenDegree(behind: string, line: SourceLine): Fact | null {
  const degree = inBrackets(behind);
  return degree !== '' && educationOf(degree) !== undefined ? factOf(degree, line) : null;
}

/** The end date of the school that was read last, or of a school with an end date only. */
function graduate(schools: SchoolFacts[], whole: string, line: SourceLine, end: Fact): void {
  const [text = '', behind = ''] = whole.split(graduates);
  const same = schoolOf(text, line, null);
  const isSame = ({ school, end: known }: SchoolFacts) =>
    known === null && (/^同/u.test(text) || text === '' || school?.value === same.school?.value);
  const entered = schools.findLast(isSame);
  const school = entered ?? same;
  school.end = end;
  school.degree =
    writtenDegree(behind, line) ??
    degreeOf(`${school.school?.value} ${school.field?.value ?? ''} ${text}`, whole, line);
  if (!entered) schools.push(school);
}

/** What somebody has who left a school of that kind by 卒業 or 修了; the forms are of `degree-forms.json`. */
function degreeOf(school: string, event: string, line: SourceLine): Fact | null {
  if (!/(?:卒業|修了)$/u.test(event)) return null;
  const [, form] =
    graduations.find(([kind, , without]) => kind.test(school) && without?.test(school) !== true) ?? [];
  return form === undefined ? null : factOf(form, line);
}

const graduations: readonly (readonly [kind: RegExp, form: string, without?: RegExp])[] = [
  [/博士/u, '博士', /博士前期/u],
  [/大学院|修士|博士前期/u, '修士'],
  [/短期大学/u, '短期大学卒業'],
  [/大学/u, '大学卒業', /附属|付属/u],
  [/専門学校/u, '専門学校卒業'],
  [/高等学校|高校/u, '高等学校卒業'],
];
