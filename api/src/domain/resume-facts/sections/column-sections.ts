import type { SourceLine } from '../lines/source-line.ts';
import type { SectionName } from '../words/words.ts';

/** Maximum lines of an introduction; more belong to the previous section. */
const maxIntroduction = 12;

/**
 * Introductory lines of columns: recognised by the document's largest letters, or by an email address above the first
 * heading. A side bar is beside the name, in any reading order.
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

/** Points: tolerance when comparing column edges across pages. */
const sameEdge = 15;

type Section = SectionName | 'head';

/** Tracks in which section each column of a page ended, since the next page's column continues it. */
export class ColumnSections {
  #page: number | null = null;
  #open: number | null = null;
  #above = new Map<number, Section>();
  #here = new Map<number, Section>();

  /**
   * Call it at the first line of each column, with the section that ended before it. Returns the continued section; null
   * if the previous page has no such column.
   */
  continued({ page, column }: SourceLine, ended: Section): Section | null {
    if (this.#open !== null) this.#here.set(this.#open, ended);
    if (page !== this.#page) {
      this.#above = this.#here;
      this.#here = new Map();
      this.#page = page;
    }
    this.#open = column ?? null;
    // An earlier column has the same edge: a line across the page interrupted it.
    if (column === undefined || this.#here.has(column)) return null;
    for (const [edge, section] of this.#above) if (Math.abs(edge - column) < sameEdge) return section;
    return null;
  }
}
