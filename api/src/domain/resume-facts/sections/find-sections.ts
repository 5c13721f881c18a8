import { findDates } from '../dates/find-dates.ts';
import { isItem, type SourceLine, textOf } from '../lines/source-line.ts';
import { isSkillLine } from '../skills/skill-names.ts';
import { headingAtEdge, headingsAcross } from '../words/headings.ts';
import type { SectionName } from '../words/words.ts';
import { AcrossRegion } from './across-region.ts';
import { ColumnSections, findIntroductions } from './column-sections.ts';
import {
  hasHeadingCells,
  hasHeadingPoints,
  headingInColumn,
  headingOf,
  inlineHeading,
  isEndOfSentence,
  isHeadingPoint,
  isLabelOfJob,
  isMarked,
} from './heading-lines.ts';
import type { ResumeSections } from './resume-sections.ts';

/** Splits a résumé into sections by its headings; sections of the same name are merged. */
export function findSections(lines: readonly SourceLine[]): ResumeSections {
  const reader = new SectionReader(lines);
  for (const [at, line] of lines.entries()) reader.read(line, lines[at - 1]);
  return reader.finish();
}

/** Reads the lines of a résumé in order, and puts each into the section that it belongs to. */
class SectionReader {
  readonly #sections: ResumeSections = {
    ...{ head: [], summary: [], work: [], education: [], skills: [], languages: [], licenses: [], links: [] },
    ...{ achievements: [], other: [] },
    ...{ found: new Set(), isAcross: false, mixed: [], all: [] },
  };
  readonly #region = new AcrossRegion();
  readonly #columns = new ColumnSections();
  readonly #introduced: ReturnType<typeof findIntroductions>;
  readonly #isRepeated: (line: SourceLine) => boolean;
  readonly #isTable: boolean;
  readonly #hasPoints: boolean;
  #current: SectionName | 'head' = 'head';
  /** The section of the previous line if that was a heading. */
  #wasHeading: SectionName | null = null;
  #workHeading: SourceLine | null = null;
  /** A line within another section has named skills. */
  #isSkillListed = false;

  constructor(lines: readonly SourceLine[]) {
    this.#introduced = findIntroductions(lines, (line) => headingOf(line) !== null);
    this.#isRepeated = repeatedTexts(lines);
    this.#isTable = hasHeadingCells(lines);
    this.#hasPoints = hasHeadingPoints(lines);
  }

  read(line: SourceLine, above: SourceLine | undefined) {
    if (line.isFooter) return this.#addFooter(line);
    const beside = headingInColumn(line, this.#isTable);
    const isText = this.#isLabelOfJob(line) || isEndOfSentence(line, above);
    const heading = beside === null && !isText ? headingOf(line) : null;
    if (heading === 'work') this.#workHeading = line;
    this.#enterColumn(line);
    // Within skills, a short word such as "Tools" names a group of them.
    const isMarkedHeading = isMarked(line, this.#current) || (this.#hasPoints && isHeadingPoint(line));
    const isPoint = isItem(line) && line.kind !== 'heading' && !isMarkedHeading;
    if (heading !== null && !isPoint) return this.#beginSection(heading, line);
    this.#wasHeading = null;
    if (beside !== null) return this.#continueIn(beside.name, withText(line, beside.rest));
    if (this.#beginColumns(line)) return;
    const edge = isItem(line) ? null : headingAtEdge(textOf(line));
    if (edge === null) return this.#addText(line);
    this.#region.beginsAnywhere(line);
    this.#continueIn(edge.name, withText(line, edge.rest));
  }

  finish(): ResumeSections {
    this.#region.apply(this.#sections);
    return this.#sections;
  }

  #addFooter(line: SourceLine): void {
    this.#sections.other.push(line);
    this.#sections.all.push(line);
  }

  #isLabelOfJob(line: SourceLine): boolean {
    return this.#current === 'work' && isLabelOfJob(line, this.#isRepeated(line), this.#workHeading);
  }

  /** The first line of a column continues the section that the column had on the previous page. */
  #enterColumn(line: SourceLine): void {
    if (line.column === undefined) return;
    this.#wasHeading = null;
    const continued = this.#columns.continued(line, this.#current);
    this.#current = this.#introduced.has(line) ? 'head' : (continued ?? this.#current);
  }

  #beginSection(heading: SectionName, line: SourceLine): void {
    // If two headings follow each other, the content of the first is in another column.
    if (this.#wasHeading !== null && this.#wasHeading !== heading) this.#region.beginsAnywhere(line);
    else this.#region.heading(line);
    this.#wasHeading = heading;
    this.#isSkillListed = false;
    this.#current = heading;
    this.#sections.found.add(heading);
  }

  /** Several headings on one line: the columns below it are read row by row. */
  #beginColumns(line: SourceLine): boolean {
    const across = line.dates === null ? headingsAcross(textOf(line)) : [];
    const [first] = across;
    if (first === undefined) return false;
    for (const name of across) this.#sections.found.add(name);
    this.#region.begin(line);
    this.#current = first;
    return true;
  }

  /** The rest of a line whose beginning or end is a heading. */
  #continueIn(name: SectionName, rest: SourceLine): void {
    this.#sections.found.add(name);
    this.#current = name;
    this.#add(rest);
  }

  #addText(line: SourceLine): void {
    const current = this.#current;
    const inline = current === 'work' || current === 'education' ? null : inlineHeading(line);
    // Below the heading of skills, `Tools: Excel` is a group of them.
    if (inline === null || (inline.name === 'skills' && current === 'skills')) {
      this.#add(line);
      const { skills } = this.#sections;
      if (this.#isSkillListed && this.#sections[current] !== skills && isSkillLine(line.text))
        skills.push(line);
      return;
    }
    this.#isSkillListed = inline.name === 'skills';
    this.#sections.found.add(inline.name);
    this.#sections[inline.name].push({ ...line, text: inline.rest });
    this.#sections.all.push(line);
  }

  #add(line: SourceLine): void {
    this.#sections[this.#current].push(line);
    this.#sections.all.push(line);
  }
}

/** Whether other lines have the same text. */
function repeatedTexts(lines: readonly SourceLine[]): (line: SourceLine) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  return ({ text }) => (counts.get(text) ?? 0) > 1;
}

/** The line as a part of it. */
const withText = (line: SourceLine, text: string): SourceLine => ({ ...line, text, dates: findDates(text) });
