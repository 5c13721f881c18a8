import type { SourceLine } from './source-line.ts';
import type { SectionName } from './words.ts';

/** More lines above the first heading of a column belong to the section before. */
const maxIntroduction = 12;

/**
 * The first lines of columns that begin with who the person is, told by the largest letters of the document or by an address
 * above the first heading: a side bar stands beside the name, in whatever order the columns are read.
 */
export function findIntroductions(
  lines: readonly SourceLine[],
  isHeading: (line: SourceLine) => boolean,
): ReadonlySet<SourceLine> {
  const largest = lines.reduce((most, { size }) => Math.max(most, size ?? 0), 0);
  const starts = lines.flatMap((line, at) => (line.column === undefined ? [] : [at]));
  const found = new Set<SourceLine>();
  for (const [order, at] of starts.entries()) {
    const end = Math.min(starts[order + 1] ?? lines.length, at + maxIntroduction + 1);
    const column = lines.slice(at, end);
    const above = column.slice(0, Math.max(0, column.findIndex(isHeading)));
    const isOfPerson = ({ size, text }: SourceLine) => size === largest || /\S@\S+\.\p{L}{2}/u.test(text);
    const [first] = column;
    if (first && above.some(isOfPerson)) found.add(first);
  }
  return found;
}

/** In points: the edges of one column on two pages differ by less. */
const sameEdge = 15;

type Section = SectionName | 'head';

/** Remembers with which section each column of a page ended: the column of the next page goes on with it. */
export class ColumnSections {
  #page: number | null = null;
  #open: number | null = null;
  #above = new Map<number, Section>();
  #here = new Map<number, Section>();

  /**
   * To be called at the first line of each column, with the section that ended before it. The section that the column goes on
   * with; null where the page before has no such column.
   */
  continued({ page, column }: SourceLine, ended: Section): Section | null {
    if (this.#open !== null) this.#here.set(this.#open, ended);
    if (page !== this.#page) {
      this.#above = this.#here;
      this.#here = new Map();
      this.#page = page;
    }
    this.#open = column ?? null;
    // Another column of the page has this edge already: something ran across the page in between.
    if (column === undefined || this.#here.has(column)) return null;
    for (const [edge, section] of this.#above) if (Math.abs(edge - column) < sameEdge) return section;
    return null;
  }
}
