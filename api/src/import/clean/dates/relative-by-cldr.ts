import { otherTags } from '../text/other-languages.ts';

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
type Unit = (typeof units)[number];

export interface Age {
  count: number;
  unit: Unit;
}

interface Phrase {
  pattern: RegExp;
  unit: Unit;
  /** Of a phrase without a number: "gestern". */
  count?: number | undefined;
  length: number;
}

/** Numbers of each plural form. */
const counts = [1, 2, 5, 21];
const styles = ['long', 'short', 'narrow'] as const;
const escaped = (text: string): string =>
  text
    .trim()
    .replaceAll('’', "'")
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');

let known: Phrase[] | undefined;
/** Made with the first date that is read. */
const phrases = (): Phrase[] => {
  known ??= createPhrases();
  return known;
};

function createPhrases(): Phrase[] {
  const found = new Map<string, Phrase>();
  for (const tag of otherTags)
    for (const style of styles) for (const unit of units) addPhrases(found, tag, style, unit);
  // Longer ones first: "vorgestern" contains "gestern".
  return [...found.values()].sort((a, b) => b.length - a.length);
}

function addPhrases(
  found: Map<string, Phrase>,
  tag: string,
  style: (typeof styles)[number],
  unit: Unit,
): void {
  const numbered = new Intl.RelativeTimeFormat(tag, {
    style,
    numberingSystem: 'latn',
  } as Intl.RelativeTimeFormatOptions);
  for (const count of counts) add(found, unit, numbered.formatToParts(-count, unit));
  if (unit === 'minute' || unit === 'hour') return;
  const named = new Intl.RelativeTimeFormat(tag, { style, numeric: 'auto' });
  for (const count of unit === 'day' ? [0, 1, 2] : [1, 2]) {
    const parts = named.formatToParts(-count, unit);
    if (parts.length === 1) add(found, unit, parts, count);
  }
}

function add(
  found: Map<string, Phrase>,
  unit: Unit,
  parts: Intl.RelativeTimeFormatPart[],
  count?: number,
): void {
  const source = parts
    .map(({ type, value }) => (type === 'literal' ? escaped(value) : '(\\d{1,4})\\+?'))
    .join('\\s*');
  // No letter may stand before or after, except in scripts without spaces and after Korean words.
  const isSpaced = !/[\p{Script=Thai}\p{Script=Hangul}]/u.test(source);
  const pattern = new RegExp(isSpaced ? `(?<!\\p{L})${source}(?!\\p{L})` : source, 'iu');
  if (!found.has(source)) found.set(source, { pattern, unit, count, length: source.length });
}

/** A relative date in a language of {@link otherTags}, by the phrases of the CLDR: "vor 3 Tagen", hôm qua, 어제. */
export function ageByCldr(text: string): Age | undefined {
  const plain = text.replaceAll('’', "'");
  for (const { pattern, unit, count } of phrases()) {
    const match = pattern.exec(plain);
    if (match) return { count: count ?? Number(match[1]), unit };
  }
  return undefined;
}
