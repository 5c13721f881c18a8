import { comparisonKey, mentions, resumeWords, type SectionName } from './words.ts';

const headings = new Map<string, SectionName>();
for (const words of Object.values(resumeWords)) {
  for (const [name, texts] of Object.entries(words.headings)) {
    for (const text of texts)
      if (!headings.has(comparisonKey(text))) headings.set(comparisonKey(text), name as SectionName);
  }
}

/** Words at either end of a longer heading: `Web development skills`, `Academic education`. */
const maxWords = 5;
/** Minimum length for fuzzy matching with one wrong letter. */
const minMisspelt = 9;

/** Letters that fonts draw as one sign, which the text of a PDF file may lack: `Educaon`, `Cerficates`. */
const ligatures = /ffi|ffl|ff|fi|fl|ft|tf|ti|tt/g;
/** Minimum length of a heading with missing letters. */
const minLigature = 7;
const withoutLigatures = new Map<string, SectionName>();
for (const [key, name] of headings) {
  const bare = key.replace(ligatures, '');
  if (bare !== key && bare.length >= minLigature && !headings.has(bare)) withoutLigatures.set(bare, name);
}

/** The section that a text is the heading of, as the lists have it. */
export function namedSection(text: string): SectionName | null {
  const key = comparisonKey(text);
  return headings.get(key) ?? withoutLigatures.get(key) ?? null;
}

/**
 * Fuzzy matching: one wrong letter (`Work expirience`), or within a longer heading. Only for lines that look like
 * headings.
 */
export function looseSection(text: string): SectionName | null {
  const key = comparisonKey(text);
  const known = headings.get(key);
  if (known !== undefined) return known;
  if (key.length >= minMisspelt && key.length <= 40) {
    for (const [heading, name] of headings) if (isNear(key, heading)) return name;
  }
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > maxWords) return null;
  // `Relevant experience summary` sums up, and tells no jobs.
  if (namedSection(words.at(-1) ?? '') === 'summary') return 'summary';
  for (let count = words.length - 1; count > 0; count -= 1) {
    const found =
      namedSection(words.slice(-count).join(' ')) ?? namedSection(words.slice(0, count).join(' '));
    if (found !== null) return found;
  }
  return null;
}

/** `Web Design Skills and Tools`, which begins with capitals but has no other mark of a heading. */
export function titledSection(text: string): SectionName | null {
  const words = text.split(/\s+/);
  const isTitled =
    words.length > 1 &&
    words.length <= maxWords &&
    words.every((word) => /^\p{Lu}|^(?:and|of|&)$/u.test(word));
  if (!isTitled || /[,.;|()\d]/.test(text) || mentions('companies', text)) return null;
  const first = text.split(/\s+(?:and|&)\s+/u)[0] ?? text;
  const name = namedSection(first.split(/\s+/).at(-1) ?? '') ?? namedSection(words.at(-1) ?? '');
  return name === 'skills' || name === 'languages' || /positions$/iu.test(first) ? name : null;
}

/** Edit distance of at most one: one letter missing, added, changed, or swapped with its neighbour. */
function isNear(one: string, other: string): boolean {
  if (other.length < minMisspelt || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let same = 0;
  const most = Math.min(one.length, other.length) - from;
  while (same < most && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  const [left, right] = [one.slice(from, one.length - same), other.slice(from, other.length - same)];
  return (
    Math.max(left.length, right.length) <= 1 ||
    (left.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}

/**
 * The headings that stand side by side on a line and are all of it: `EXPERIENCE SKILLS`, above columns that were read
 * across. Empty for any other line.
 */
export function headingsAcross(text: string): SectionName[] {
  const words = text.split(/[\s:：|]+/).filter(Boolean);
  // `Other language(s):` is a label of one column.
  if (words.length < 2 || words.length > 8 || namedSection(text) !== null || /\(e?s\)/u.test(text)) return [];
  const found: SectionName[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(4, words.length - at);
    let name: SectionName | null = null;
    for (; length > 0 && name === null; length -= 1) name = sectionOfPiece(words.slice(at, at + length));
    if (name === null) return [];
    found.push(name);
    at += length + 1;
  }
  // `Experience summary`, `Honors, awards & certifications`: one heading.
  const isOne = found.at(-1) === 'summary' || found.every((name) => ofMerit.has(name));
  return new Set(found).size > 1 && !isOne ? found : [];
}

/** Sections that one heading often names together. */
const ofMerit: ReadonlySet<SectionName> = new Set(['achievements', 'licenses', 'other']);

/** `Implemented projects`: a heading with a word of its own before it, both of which begin as titles do. */
function sectionOfPiece(piece: readonly string[]): SectionName | null {
  const [first = '', second = ''] = piece;
  const isNamed = piece.length === 2 && /^\p{Lu}\p{Ll}{3,}$/u.test(first) && namedSection(first) === null;
  return namedSection(piece.join(' ')) ?? (isNamed ? namedSection(second) : null);
}

/** A heading in capitals at the start or end of a line with other text, and the line without it. */
export function headingAtEdge(text: string): { name: SectionName; rest: string } | null {
  const words = text.split(/\s+/);
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    for (const isFirst of [true, false]) {
      const edge = (isFirst ? words.slice(0, count) : words.slice(-count)).join(' ').replace(/[:：]$/u, '');
      const rest = (isFirst ? words.slice(count) : words.slice(0, -count)).join(' ');
      const name = edge.length >= 6 && isUpper(edge) && !isUpper(rest) ? namedSection(edge) : null;
      if (name !== null) return { name, rest };
    }
  }
  return null;
}

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
