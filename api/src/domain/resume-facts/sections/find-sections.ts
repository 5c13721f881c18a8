import { findDates } from '../dates/find-dates.ts';
import { isItem, type SourceLine, textOf } from '../lines/source-line.ts';
import { isSkillLine } from '../skills/skill-names.ts';
import {
  headingAtEdge,
  headingsAcross,
  looseSection,
  namedSection,
  titledSection,
} from '../words/headings.ts';
import { languageNameIn } from '../words/language-names.ts';
import { mentions, type SectionName } from '../words/words.ts';
import { AcrossRegion } from './across-region.ts';
import { ColumnSections, findIntroductions } from './column-sections.ts';
import type { ResumeSections } from './resume-sections.ts';

const maxHeading = 60;

const isLoud = (line: SourceLine, text: string): boolean =>
  line.kind === 'heading' ||
  line.isBold === true ||
  line.isLarge === true ||
  isUpper(text) ||
  /[:：]$/.test(text);

/** The section of a heading line; null for other lines. */
function headingOf(line: SourceLine): SectionName | null {
  const text = withoutMarks(textOf(line));
  if (text.length > maxHeading || line.dates !== null) return null;
  // Continues the previous line, so no heading: `experience (since 2019)`.
  const bare = /^\p{Ll}/u.test(text) ? text : text.replace(/[(（].*$/u, '');
  const whole = namedSection(bare);
  if (whole !== null) return whole;
  if (headingsAcross(text).length > 1) return null;
  // A mark makes a line as loud as bold letters do.
  if (!isLoud(line, text) && text === textOf(line)) return titledSection(text);
  // `Education & courses`, `Experience and projects`: the first says what it is about.
  const [first = ''] = bare.split(/\s*[&/|,、・]\s*|\s+(?:and|y|e|dan|ve|و)\s+/iu);
  return (
    namedSection(first) ??
    (isEmployer(bare) || /[,，;；]/u.test(bare) ? null : looseSection(bare.replace(/[:：]$/u, '').trim()))
  );
}

/** `Bluefern Technologies`; `Key Technologies` are skills. */
const isEmployer = (text: string): boolean => {
  const [first = '', last = '', ...more] = text.split(/\s+/u);
  const isName =
    more.length === 0 && /^\p{Lu}\p{Ll}+$/u.test(first) && /^(?:Technologies|Solutions)$/u.test(last);
  return isName && !kindsOfSkills.test(first);
};

const kindsOfSkills =
  /^(?:key|main|other|core|used|known|relevant|web|cloud|software|programming|additional|familiar|preferred|technical|information|data|digital|mobile|backend|frontend|tools|related|computer|modern|basic|advanced|languages|primary|secondary|emerging|skills)$/iu;

/** Brackets, marks and numbers around a heading: `【職務経歴】`, `◆ 工作经历`, `三、教育背景`, `## Skills`. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^[#§※☆★▼▽▲△▶►◎◉◆◇■□●○❖✦|｜\s]+(?=\S)/u, '')
    .replace(/^(?:[0-9０-９]{1,2}|[一二三四五六七八九十]{1,2}|[IVX]{1,4})\s?[.、)）．]\s?(?=\p{L})/u, '')
    .replace(/^[【［[〔《〈<＜≪「『](.+?)[】］\]〕》〉>＞≫」』]\s*[:：]?$/u, '$1')
    .replace(/(?<=\p{L})[\s:：■□◆◇●○★☆─━―=_-]+$/u, '')
    .trim();

/** Whether a heading has a mark that lists do not use, or names another section than that of its line. */
const isMarked = (line: SourceLine, current: SectionName | 'head'): boolean =>
  /^[◆◇◎◉▼▽▲△★☆❖※§#]/u.test(line.text) ||
  (/^[■□●○►▶✦]/u.test(line.text) && namedSection(withoutMarks(textOf(line))) !== current);

/** `Languages: English, Turkish` is a heading and its content on one line. */
function inlineOf(line: SourceLine): { name: SectionName; rest: string } | null {
  const [, label = '', rest = ''] =
    /^[【［[]([^】］\]]{2,20})[】］\]]\s*(\S.*)$/u.exec(textOf(line)) ??
    /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(textOf(line)) ??
    [];
  const name = label === '' ? null : namedSection(label);
  if (name === 'languages') return languageNameIn(rest) === null ? null : { name, rest };
  return name === 'skills' || name === 'summary' || name === 'links' ? { name, rest } : null;
}

/** `SKILLS<tab>Excel, Word`: a heading in a separate column, and the first line next to it. */
function besideOf(line: SourceLine, isTable: boolean): { name: SectionName; rest: string } | null {
  const [, label = '', rest = ''] = /^([^\t]{2,40})\t+(\S.*)$/u.exec(line.text) ?? [];
  const [, word = '', behind = ''] = /^(\p{Lu}\p{L}{3,20})\s+(\p{Lu}.*)$/u.exec(line.text) ?? [];
  if (word !== '' && namedSection(word) === 'education' && mentions('schools', behind))
    return { name: 'education', rest: behind };
  // `T O O L S<tab>&<tab>T E C H`: one heading.
  const isWhole = namedSection(textOf(line)) !== null;
  const name = label === '' || isWhole || isItem(line) ? null : namedSection(label);
  // `Languages: English, Turkish`: heading and content on one line.
  if (name === null || (name === 'languages' && languageNameIn(rest) === null)) return null;
  // Without a mark of a heading, such a row may be any other.
  const isHeading = isTable || line.isLarge === true || line.kind === 'heading' || isUpper(label);
  return isHeading && /\p{L}/u.test(rest) ? { name, rest } : null;
}

/** So many sections begin in the second cell of a row, whose first one is their heading. */
const minHeadingCells = 3;

const hasHeadingCells = (lines: readonly SourceLine[]): boolean => {
  const cells = lines.flatMap(({ text }) =>
    text.includes('\t') ? [namedSection(text.split('\t')[0] ?? '')] : [],
  );
  return new Set(cells.filter((name) => name !== null)).size >= minHeadingCells;
};

/** Splits a résumé into sections by its headings; sections of the same name are merged. */
export function findSections(lines: readonly SourceLine[]): ResumeSections {
  const sections: ResumeSections = {
    ...{ head: [], summary: [], work: [], education: [], skills: [], languages: [], licenses: [], links: [] },
    ...{ achievements: [], other: [] },
    ...{ found: new Set(), isAcross: false, mixed: [], all: [] },
  };
  let current: SectionName | 'head' = 'head';
  let wasHeading: SectionName | null = null;
  const add = (line: SourceLine) => {
    sections[current].push(line);
    sections.all.push(line);
  };
  const introduced = findIntroductions(lines, (line) => headingOf(line) !== null);
  const columns = new ColumnSections();
  const isRepeated = repeatedTexts(lines);
  const isTable = hasHeadingCells(lines);
  let workHeading: SourceLine | null = null;
  const region = new AcrossRegion();
  let isSkillListed = false;
  for (const [at, line] of lines.entries()) {
    const beside = besideOf(line, isTable);
    const isOfJob: boolean = current === 'work' && isLabelOfJob(line, isRepeated(line), workHeading);
    const isText: boolean = isOfJob || isEndOfSentence(line, lines[at - 1]);
    const heading: SectionName | null = beside === null && !isText ? headingOf(line) : null;
    if (heading === 'work') workHeading = line;
    if (line.column !== undefined) {
      wasHeading = null;
      const continued = columns.continued(line, current);
      current = introduced.has(line) ? 'head' : (continued ?? current);
    }
    // Within skills, a short word such as "Tools" names a group of them.
    const isPoint = isItem(line) && line.kind !== 'heading' && !isMarked(line, current);
    if (heading !== null && !isPoint) {
      // If two headings follow each other, the content of the first is in another column.
      if (wasHeading !== null && wasHeading !== heading) region.beginsAnywhere(line);
      else region.heading(line);
      wasHeading = heading;
      isSkillListed = false;
      current = heading;
      sections.found.add(heading);
      continue;
    }
    wasHeading = null;
    if (beside !== null) {
      sections.found.add(beside.name);
      current = beside.name;
      add(withText(line, beside.rest));
      continue;
    }
    const across = line.dates === null ? headingsAcross(textOf(line)) : [];
    const [first] = across;
    if (first !== undefined) {
      for (const name of across) sections.found.add(name);
      region.begin(line);
      current = first;
      continue;
    }
    const edge = isItem(line) ? null : headingAtEdge(textOf(line));
    if (edge !== null) {
      sections.found.add(edge.name);
      region.beginsAnywhere(line);
      current = edge.name;
      add(withText(line, edge.rest));
      continue;
    }
    const inline = current === 'work' || current === 'education' ? null : inlineOf(line);
    // Below the heading of skills, `Tools: Excel` is a group of them.
    if (inline === null || (inline.name === 'skills' && current === 'skills')) {
      add(line);
      if (isSkillListed && sections[current] !== sections.skills && isSkillLine(line.text))
        sections.skills.push(line);
    } else {
      isSkillListed = inline.name === 'skills';
      sections.found.add(inline.name);
      sections[inline.name].push({ ...line, text: inline.rest });
      sections.all.push(line);
    }
  }
  region.apply(sections);
  return sections;
}

/** `patents`, the last word of a sentence that a line breaks. */
const isEndOfSentence = (line: SourceLine, above: SourceLine | undefined): boolean =>
  above !== undefined &&
  line.kind !== 'heading' &&
  /^\p{Ll}/u.test(line.text) &&
  above.text.length >= minBroken &&
  !/[.:;!?|]$/u.test(above.text);

const minBroken = 45;

/** Whether other lines have the same text. */
function repeatedTexts(lines: readonly SourceLine[]): (line: SourceLine) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  return ({ text }) => (counts.get(text) ?? 0) > 1;
}

/** `Achievements:` or `Projects`, below each of several jobs or in small letters below a heading in capitals. */
function isLabelOfJob(line: SourceLine, isRepeated: boolean, heading: SourceLine | null): boolean {
  const text = textOf(line);
  if (!mentions('details', text)) return false;
  return (
    isRepeated || (heading !== null && isUpper(textOf(heading)) && !isUpper(text) && /[:：]$/u.test(text))
  );
}

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** The line as a part of it. */
const withText = (line: SourceLine, text: string): SourceLine => ({ ...line, text, dates: findDates(text) });
