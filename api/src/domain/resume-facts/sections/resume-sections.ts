import type { SourceLine } from '../lines/source-line.ts';
import type { SectionName } from '../words/words.ts';

/** The lines of a résumé by the section that they belong to. */
export interface ResumeSections extends Record<SectionName, SourceLine[]> {
  /** Lines above the first heading. */
  head: SourceLine[];
  /** Which headings the document has. */
  found: Set<SectionName>;
  /** Columns that were read row by row: lines below a heading may belong to another section. */
  isAcross: boolean;
  /** Lines of columns that were read row by row in a part of the document only. */
  mixed: SourceLine[];
  /** All lines except headings, in document order. */
  all: SourceLine[];
}

/** Sections without the lines at some positions. */
export function withoutLines(sections: ResumeSections, taken: ReadonlySet<number>): ResumeSections {
  const rest: ResumeSections = { ...sections };
  for (const [name, lines] of Object.entries(sections))
    if (Array.isArray(lines))
      rest[name as 'all'] = (lines as SourceLine[]).filter(({ index }) => !taken.has(index));
  return rest;
}
