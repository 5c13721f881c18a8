import { findDates, monthText } from '../dates/find-dates.ts';
import type { PartialDate } from '../dates/partial-date.ts';
import { splitDegree } from '../degrees/split-degree.ts';
import { maxEntries } from '../entries/entry-period.ts';
import { type Fact, factOf, isItem, type SourceLine, textOf } from '../lines/source-line.ts';
import type { SchoolFacts } from '../schools/read-schools.ts';
import { namedSection } from '../words/headings.ts';
import { type ColumnKind, columnKind } from '../words/table-heads.ts';
import type { WorkFacts } from '../work/read-work.ts';

/** The jobs and schools of tables whose columns have heads, and the lines that tell them. */
export interface TableFacts {
  work: WorkFacts[];
  schools: SchoolFacts[];
  taken: Set<number>;
}

/** The cells of a line by the kind of their column. */
type Row = Partial<Record<ColumnKind, string>>;

const maxDescription = 4_000;

/** `Company<tab>Position<tab>Period` tells what the cells below it are, whatever words they contain. */
export function readTables(lines: readonly SourceLine[]): TableFacts {
  const facts: TableFacts = { work: [], schools: [], taken: new Set() };
  let heads: { kinds: readonly ColumnKind[]; index: number } | null = null;
  let job: WorkFacts | null = null;
  for (const line of lines) {
    const kinds = headsOf(line);
    const row = heads && kinds === null ? rowOf(line, heads.kinds) : null;
    if (kinds !== null) {
      heads = { kinds, index: line.index };
      job = null;
    } else if (heads !== null && row !== null && isEntry(row)) {
      job = addEntry(facts, row, line);
      // Heads without a row below them are read as any other line.
      facts.taken.add(heads.index).add(line.index);
    } else if (job !== null && isItem(line) && !line.text.includes('\t')) {
      addPoint(job, line);
      facts.taken.add(line.index);
    } else {
      heads = null;
      job = null;
    }
  }
  return facts;
}

/** The kinds of the columns below a line of heads; null for a line that is none. */
function headsOf({ text, dates }: SourceLine): ColumnKind[] | null {
  const cells = text.split('\t');
  if (cells.length < 2 || dates?.start != null) return null;
  const kinds = cells.map(columnKind);
  const known = new Set<ColumnKind | null>(kinds.filter((kind) => kind !== null && kind !== 'other'));
  const has = (...some: ColumnKind[]) => some.some((kind) => known.has(kind));
  // One head may be unknown: no field is read from its column.
  const isHead =
    known.size >= 2 &&
    kinds.filter((kind) => kind === null).length <= 1 &&
    (has('company') || has('title') || has('school') || has('degree')) &&
    (has('period', 'start', 'end', 'year') || (has('company', 'school') && has('title', 'degree', 'field')));
  return isHead ? kinds.map((kind) => kind ?? 'other') : null;
}

/** Null for a line that has not one cell for each column, or a period where a name would be. */
function rowOf({ text }: SourceLine, kinds: readonly ColumnKind[]): Row | null {
  const cells = text.split('\t').map((cell) => cell.trim());
  if (cells.length !== kinds.length || namedSection(text) !== null) return null;
  const row: Row = {};
  for (const [at, kind] of kinds.entries()) {
    const cell = cells[at] ?? '';
    if (/[\p{L}\p{N}]/u.test(cell)) row[kind] ??= cell;
  }
  const isName = (cell = '') => findDates(cell)?.start == null;
  return isName(row.company) && isName(row.title) && isName(row.school) ? row : null;
}

const isWork = ({ company, title }: Row): boolean => (company ?? title) !== undefined;
const isEntry = (row: Row): boolean => isWork(row) || (row.school ?? row.degree) !== undefined;

/** Adds the job or the school of a row, and returns its job. */
function addEntry({ work, schools }: TableFacts, row: Row, line: SourceLine): WorkFacts | null {
  const fact = (text: string | undefined, max = 100) => (text ? factOf(text.slice(0, max), line) : null);
  const { from, to, isCurrent } = timesOf(row);
  const month = (date: PartialDate | null) => (date === null ? null : factOf(monthText(date), line));
  const current = isCurrent ? factOf('true', line) : null;
  if (isWork(row)) {
    const isSingle = from === null && row.end === undefined && !isCurrent;
    const job = {
      ...{ title: fact(row.title), company: fact(row.company), current },
      ...{ start: month(isSingle ? to : from), end: isSingle ? null : month(to) },
      description: fact(row.description, maxDescription),
    };
    if (work.length < maxEntries) work.push(job);
    return job;
  }
  const { degree = '', field = '' } = row.degree === undefined ? {} : splitDegree(row.degree);
  const school = {
    ...{ school: fact(row.school, 150), degree: fact(degree || row.degree), field: fact(row.field ?? field) },
    ...{ start: month(from), end: month(to), current, description: null },
  };
  if (schools.length < maxEntries) schools.push(school);
  return null;
}

/** The time of a row: of one cell with both dates, or of two cells. A single date is the end. */
function timesOf({ period, start, end, year }: Row): {
  from: PartialDate | null;
  to: PartialDate | null;
  isCurrent: boolean;
} {
  const whole = findDates(period ?? year ?? '');
  const [first, last] = [findDates(start ?? ''), findDates(end ?? '')];
  return {
    from: whole?.start ?? first?.start ?? first?.end ?? null,
    to: whole?.end ?? last?.end ?? null,
    isCurrent: whole?.isCurrent ?? last?.isCurrent ?? false,
  };
}

function addPoint(job: WorkFacts, line: SourceLine): void {
  const { value, ...first }: Fact = job.description ?? { ...factOf('', line) };
  const text = value === '' ? textOf(line) : `${value}\n${textOf(line)}`;
  job.description = { ...first, value: text.slice(0, maxDescription) };
}
