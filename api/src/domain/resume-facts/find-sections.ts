import { languageNameIn } from './language-names.ts';
import { isItem, type SourceLine, textOf } from './source-line.ts';
import { resumeWords, type SectionName, squeeze } from './words.ts';

export interface ResumeSections extends Record<SectionName, SourceLine[]> {
  /** What stands above the first heading. */
  head: SourceLine[];
  /** Which headings the document has. */
  found: Set<SectionName>;
}

const headings = new Map<string, SectionName>();
for (const words of Object.values(resumeWords)) {
  for (const [name, texts] of Object.entries(words.headings)) {
    for (const text of texts)
      if (!headings.has(squeeze(text))) headings.set(squeeze(text), name as SectionName);
  }
}

const maxHeading = 60;

/** The section that a line is the heading of; null for any other line. */
function headingOf(line: SourceLine): SectionName | null {
  const text = textOf(line);
  if (text.length > maxHeading || line.dates !== null) return null;
  // A line that goes on from the one above is no heading: `experience (since 2019)`.
  const bare = /^\p{Ll}/u.test(text) ? text : text.replace(/[(（].*$/u, '');
  const whole = headings.get(squeeze(bare));
  if (whole !== undefined) return whole;
  // `Education & courses`, `Experience and projects`: the first says what it is about.
  const [first = '', ...others] = text.split(/\s*[&/|,、・]\s*|\s+(?:and|y|e|dan|ve|و)\s+/iu);
  const isLoud = line.kind === 'heading' || line.isBold || text === text.toUpperCase() || /[:：]$/.test(text);
  return others.length > 0 && isLoud ? (headings.get(squeeze(first)) ?? null) : null;
}

/** `Languages: English, Turkish` is a heading and its content on one line. */
function inlineOf(line: SourceLine): { name: SectionName; rest: string } | null {
  const [, label = '', rest = ''] = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(textOf(line)) ?? [];
  const name = label === '' ? undefined : headings.get(squeeze(label));
  if (name === 'languages') return languageNameIn(rest) === null ? null : { name, rest };
  return name === 'skills' || name === 'summary' || name === 'links' ? { name, rest } : null;
}

/** Divides a résumé by its headings. Sections of the same name are put together. */
export function findSections(lines: readonly SourceLine[]): ResumeSections {
  const sections: ResumeSections = {
    ...{ head: [], summary: [], work: [], education: [], skills: [], languages: [], links: [], other: [] },
    found: new Set(),
  };
  let current: SectionName | 'head' = 'head';
  for (const line of lines) {
    const heading = headingOf(line);
    // Within skills, a short word such as "Tools" names a group of them.
    if (heading !== null && !(isItem(line) && line.kind !== 'heading')) {
      current = heading;
      sections.found.add(heading);
      continue;
    }
    const inline = current === 'work' || current === 'education' ? null : inlineOf(line);
    if (inline === null) sections[current].push(line);
    else {
      sections.found.add(inline.name);
      sections[inline.name].push({ ...line, text: inline.rest });
    }
  }
  return sections;
}
