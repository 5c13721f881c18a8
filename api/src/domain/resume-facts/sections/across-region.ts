import type { SourceLine } from '../lines/source-line.ts';
import { languageLevelIn, languageNameIn } from '../words/language-names.ts';
import type { ResumeSections } from './resume-sections.ts';

/** So many headings, each with a line of its own and below each other, end columns that were read across. */
const minHeadings = 2;
const maxOthers = 2;

/**
 * Lines where columns were read row by row. The region is the whole document by default. If all columns have their
 * headings on one line, and several headings with lines of their own follow, they end at the first of those.
 */
export class AcrossRegion {
  #from: number | null = null;
  #headings: number[] = [];
  #isEndless = false;

  /** Several headings on one line of the document. */
  begin({ index }: SourceLine): void {
    this.#from ??= index;
    this.#headings = [];
  }

  /** A heading beside the text of another column: columns that do not begin together do not end together. */
  beginsAnywhere(line: SourceLine): void {
    this.begin(line);
    this.#isEndless = true;
  }

  /** A heading with a line of its own. */
  heading({ index }: SourceLine): void {
    // Directly below, it is one of a column.
    if (this.#from !== null && index === this.#from + 1) this.#isEndless = true;
    this.#headings.push(index);
  }

  /**
   * Moves the lines of a region that ends into `mixed`. A region without an end means that the whole document was read
   * across.
   */
  apply(sections: ResumeSections): void {
    const [from, [to = 0]] = [this.#from, this.#headings];
    if (from === null) return;
    sections.isAcross =
      this.#isEndless || this.#headings.length < minHeadings || holdsOthers(sections.languages);
    if (sections.isAcross) return;
    const isWithin = ({ index }: SourceLine) => index >= from && index < to;
    const names = [
      'summary',
      'work',
      'education',
      'skills',
      'languages',
      'licenses',
      'links',
      'achievements',
      'other',
    ] as const;
    for (const name of names) sections[name] = sections[name].filter((line) => !isWithin(line));
    sections.mixed = sections.all.filter(isWithin);
  }
}

/** Lines of a language section that name neither a language nor a level. They belong to the neighbouring column. */
const holdsOthers = (lines: readonly SourceLine[]): boolean =>
  lines.filter(({ text }) => languageNameIn(text) === null && languageLevelIn(text) === null).length >
  maxOthers;
