import { type CompanyKind, kindNames } from '../company-kinds.ts';

/** What an occupation's advertisement says of the work, in one language. */
export interface OccupationTexts {
  readonly titles: readonly string[];
  /** The title of the person who leads the others. */
  readonly lead: string;
  readonly hooks: readonly string[];
  readonly duties: readonly string[];
  readonly needs: readonly string[];
  /** Said only to people with less than a year of experience. */
  readonly beginnerNeeds: readonly string[];
  readonly skills: readonly string[];
}

export interface CompanyPattern {
  /** The name, in which `~` is the company's own word. */
  readonly name: string;
  /** What such a company may say of itself. */
  readonly about: readonly string[];
  /** The one of the kind's two lines of business that the name stands for; null for both. */
  readonly side: 1 | 2 | null;
}

export interface TextBank {
  occupation(key: string): OccupationTexts;
  kind(kind: CompanyKind): readonly CompanyPattern[];
  /** The variants under a heading of the phrase table; none where the language has nothing to say. */
  phrases(heading: string): readonly string[];
}

/** `[heading]` lines, each followed by one text a line. */
function sectionsOf(table: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of table.split('\n').map((text) => text.trim())) {
    if (!line) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading) {
      if (sections.has(heading)) throw new Error(`[${heading}] stands twice`);
      current = [];
      sections.set(heading, current);
    } else if (current) current.push(line);
    else throw new Error(`"${line}" stands under no heading`);
  }
  return sections;
}

const linesMarked = (lines: readonly string[], mark: string): string[] =>
  lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2).trim());

/** Items of a line are parted by `;`, full-width or Arabic where the language writes so. */
const itemsOf = (line: string | undefined): string[] =>
  (line ?? '')
    .split(/[;；؛]/)
    .map((item) => item.trim())
    .filter(Boolean);

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The texts lack [${name}]`);
  return value;
}

const readOccupation = (lines: readonly string[]): OccupationTexts => ({
  titles: itemsOf(linesMarked(lines, 't')[0]),
  lead: linesMarked(lines, 'l')[0] ?? '',
  hooks: linesMarked(lines, 'h'),
  duties: linesMarked(lines, 'd'),
  needs: linesMarked(lines, 'n'),
  beginnerNeeds: linesMarked(lines, 'b'),
  skills: itemsOf(linesMarked(lines, 's')[0]),
});

/** `~ Travel =2` may only say the second of the lines: a travel agency does not run hotels. */
function readKind(lines: readonly string[]): CompanyPattern[] {
  const about = linesMarked(lines, 'c');
  return itemsOf(linesMarked(lines, 'x')[0]).map((item) => {
    const [name = '', only] = item.split('=');
    const side = only === '1' ? 1 : only === '2' ? 2 : null;
    return { name: name.trim(), side, about: side ? about.slice(side - 1, side) : about };
  });
}

export interface BankTables {
  readonly occupations: string;
  readonly companies: string;
  readonly phrases: string;
}

/** Reads the three tables of a language: what jobs are like, what companies do, and all that is said around it. */
export function readBank(tables: BankTables): TextBank {
  const jobs = new Map(
    [...sectionsOf(tables.occupations)].map(([key, lines]) => [key, readOccupation(lines)]),
  );
  const sections = sectionsOf(tables.companies);
  const kinds = new Map(kindNames.map((kind) => [kind, readKind(found(sections.get(kind), kind))]));
  const phrases = sectionsOf(tables.phrases);
  return {
    occupation: (key) => found(jobs.get(key), key),
    kind: (kind) => found(kinds.get(kind), kind),
    phrases: (heading) => phrases.get(heading) ?? [],
  };
}
