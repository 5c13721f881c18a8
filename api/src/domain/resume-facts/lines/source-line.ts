import { type DateRange, findDates } from '../dates/find-dates.ts';
import { mentions } from '../words/words.ts';
import { joinTornWords } from './torn-words.ts';

/** A line of a document, from `resume-reading`. */
export interface DocumentLine {
  page: number | null;
  kind: 'heading' | 'item' | 'text';
  text: string;
  isBold?: boolean;
  /** Height of the letters; null where the format does not tell. */
  size?: number | null;
  /** The left edge of the column that this line begins; set only on pages with several columns. */
  column?: number;
  /** Where its letters change from one font to another, if they do once. */
  fontsAt?: number;
  /** Of the page's footer, which belongs to no section. */
  isFooter?: boolean;
  /** Addresses behind its words. */
  links?: readonly string[];
}

/** A line with its position in the document, and its dates. */
export interface SourceLine extends DocumentLine {
  /** From 0, in reading order. */
  index: number;
  dates: DateRange | null;
  /** Two lines whose dates are the start and the end of one period. */
  isRange?: boolean;
  /** The part that is a place, as the same parts of similar lines are: `Meath, Ireland`. */
  place?: string;
  /** In larger letters than most of the document. */
  isLarge?: boolean;
}

/** A value of a résumé with its position. `quote` is the text of its line. */
export interface Fact {
  value: string;
  page: number | null;
  line: number;
  quote: string;
}

/** More than any résumé has: reading is bounded whatever the document holds. */
const maxLines = 1_500;
const maxLength = 600;
const maxQuote = 200;

export function toSourceLines(document: readonly DocumentLine[]): SourceLine[] {
  const read = document.slice(0, maxLines);
  const texts = joinTornWords(read.map(({ text }) => text.slice(0, maxLength)));
  const lines = read.map((line, index) => ({ ...line, text: texts[index] ?? '' }));
  const usual = usualSize(lines);
  return lines.flatMap((line, index) => {
    if (isTorn(lines[index - 1], line)) return [];
    const rest = lines[index + 1];
    const whole = rest && isTorn(line, rest) ? joinLines(line.text, rest.text) : line.text;
    const text = whole.slice(0, maxLength);
    const isLarge = (line.size ?? 0) >= usual * largerBy;
    return [{ ...line, text, index, dates: findDates(text), isLarge }];
  });
}

/** A hyphen between capitals may be one of the line's end alone: `UNIVER-` above `SITY, EAST BAY`. */
const brokenCapitals = /(?<=\p{Lu})-\n(?=\p{Lu}{2})/u;
const joinLines = (one: string, other: string): string => {
  const joined = `${one}\n${other}`;
  return isBrokenSchool(one, other) ? joined.replace(brokenCapitals, '') : joined.replace('\n', '');
};

/** Whether the word at the break is one of schools. */
const isBrokenSchool = (one: string, other: string): boolean => {
  const [begun = ''] = /\p{Lu}{2,}(?=-$)/u.exec(one) ?? [];
  const [rest = ''] = /^\p{Lu}{2,}/u.exec(other) ?? [];
  return begun !== '' && rest !== '' && mentions('schools', `${begun}${rest}`);
};

/** `Ege Radio-` above `Engineering University`: one name in two lines. */
const isTorn = (above: DocumentLine | undefined, { kind, text, column }: DocumentLine): boolean =>
  above !== undefined &&
  above.kind !== 'heading' &&
  kind === 'text' &&
  ((column === undefined && /\p{Lu}\p{L}+-$/u.test(above.text) && /^\p{Lu}\p{Ll}/u.test(text)) ||
    ((column === undefined || column === above.column) && isBrokenSchool(above.text, text)));

/** Minimum ratio of the letter height of headings to that of the text below. */
const largerBy = 1.12;

/** The height of most letters of a document; infinite where its format does not tell. */
function usualSize(lines: readonly DocumentLine[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of lines) if (size) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  const [usual] = [...lengths].reduce((most, one) => (one[1] > most[1] ? one : most), [Infinity, 0]);
  return usual;
}

/** A value with its position in the document: page, line and quote. */
export const factOf = (value: string, line: SourceLine): Fact => ({
  value,
  page: line.page,
  line: line.index,
  quote: line.text.replace(/\t/g, ' ').slice(0, maxQuote),
});

/** Bullets of list items. */
const bullets = '•●▪◦‣⁃‧∙*>➢➤►▸▹✓✔○■□◆◇♦❖★☆✦\\uf0b7';
const bullet = new RegExp(`^[\\s${bullets}·・･–—-]+`, 'u');

export const withoutBullet = (text: string): string => text.replace(bullet, '');

/** A line as bare text, without the bullet of a list. */
export const textOf = (line: SourceLine): string => withoutBullet(line.text).replace(/\t/g, ' ').trim();

/** Whether a line belongs to a list of points. */
export const isItem = (line: SourceLine): boolean => line.kind === 'item' || item.test(line.text);

/** `・` and `·` stand within lines, too: they begin a point where letters follow. */
const item = new RegExp(`^(?:[${bullets}-]|[·・･]\\s?[\\p{L}\\p{N}])`, 'u');

/** Trims the marks that separate the parts of a line. */
export const trimMarks = (text: string): string =>
  text
    .replace(/\(\s*\)|（\s*）|\[\s*\]/gu, ' ')
    .replace(/^[\s,;:|/／·•*–—\-、，،؛@)）]+|[\s,;:|/／·•–—\-、，،؛@(（]+$/gu, '')
    .replace(/\s+/g, ' ');

/** Whether a text has letters at all. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
