import createBidi from 'bidi-js';
import type { Weight } from './fonts.ts';

/** Measures and draws with one set of fonts; the ruler of everything that is laid out. */
export interface Ruler {
  /** The file of the font that draws a character; null where none does. */
  fontOf(character: string, weight: Weight): string | null;
  hasGlyph(font: string, character: string): boolean;
  widthOf(text: string, font: string, size: number): number;
  /** Told of each character that no font has. */
  onMissing(character: string): void;
}

/** End of the name of a font that draws text from right to left. */
export const rightToLeft = '#rtl';

/** Text of one font and one direction, at its place on the line. */
export interface Run {
  text: string;
  font: string;
  x: number;
  width: number;
}

export interface Line {
  runs: Run[];
  width: number;
}

export interface TextStyle {
  size: number;
  weight: Weight;
  width: number;
  isRightToLeft: boolean;
}

const bidi = createBidi();
/** Unicode's marks of direction, which have no glyph. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, '');

/** Isolates a part of a line, which then keeps its own direction and its place in the line (UAX #9: FSI, PDI). */
export const isolate = (part: string): string => `\u2068${withoutDirectionMarks(part)}\u2069`;
/** An isolated part with the spaces after it, or a word. */
const isolateOrWord = /\u2068[^\u2069]*\u2069\s*|\S+\s*/gu;

/** Whether the first letter of a text is of a script that is written from right to left. */
export const startsRightToLeft = (text: string): boolean =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text.match(/\p{L}/u)?.[0] ?? '');
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Scripts whose lines may break between any two characters. */
export const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const thai = /\p{Script=Thai}/u;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
/** Never at the start of a line, never at its end. */
const closing = /^[\p{Pe}\p{Pf}、。，．：；！？・ー々ゝゞ％…‥]/u;
const opening = /[\p{Ps}\p{Pi}「『（［｛〈《【]$/u;
/** A sign of a unit or a currency, which stays on the line of its number. */
const unitSign = /^[%‰\p{Sc}]\p{P}*\s*$/u;
/** A separator between two parts of a line, which is dropped where the line breaks. */
const brokenSeparator = /^[·|]\s+|\s+[·|]$/gu;
/** The parts of a long address, each with the sign after which it may break. */
const addressPart = /(?:https?:\/\/)?[^/?&=._@-]*[/?&=._@-]+|[^/?&=._@-]+/gu;

/** The lines of a text within `width`, aligned to the start of its direction. */
export function layOutText(ruler: Ruler, text: string, style: TextStyle): Line[] {
  return (
    text
      // Letters and their marks as one character, where fonts have that: `ễ` typed as three has no glyph.
      .normalize('NFC')
      .split('\n')
      .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
      .filter((paragraph) => paragraph !== '')
      .flatMap((paragraph) => wrap(ruler, paragraph, style).map((line) => layOutLine(ruler, line, style)))
  );
}

function wrap(ruler: Ruler, text: string, style: TextStyle): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const measure = (part: string) =>
    fontRuns(ruler, part, style.weight).reduce(
      (sum, run) => sum + ruler.widthOf(run.text, run.font, style.size),
      0,
    );
  const add = (part: string) => {
    if (line !== '' && used + measure(part.trimEnd()) > style.width) {
      lines.push(line.trim());
      line = '';
      used = 0;
    }
    line += part;
    used += measure(part);
  };
  const units = (text.match(isolateOrWord) ?? []).flatMap((part) =>
    part.startsWith('\u2068') && measure(part.trimEnd()) <= style.width ? [part] : unitsOf(part),
  );
  const isWide = (part: string) => measure(part.trimEnd()) > style.width;
  for (const unit of joinUnitSigns(units)) {
    // A word wider than the line, such as an address, breaks after its signs, and anywhere if it has none.
    const parts = isWide(unit) ? (unit.match(addressPart) ?? []) : [unit];
    for (const part of parts)
      if (isWide(part)) for (const { segment } of graphemes.segment(part)) add(segment);
      else add(part);
  }
  if (line.trim() !== '') lines.push(line.trim());
  if (lines.length < 2) return lines;
  return lines.map((one) => one.replace(brokenSeparator, '')).filter((one) => one !== '');
}

/** `42` and `%` as one unit. */
function joinUnitSigns(units: readonly string[]): string[] {
  const joined: string[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last !== undefined && /\d\s$/u.test(last) && unitSign.test(unit)) joined.splice(-1, 1, last + unit);
    else joined.push(unit);
  }
  return joined;
}

/** The parts between which a line may break, each with the spaces after it. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const word of text.match(/\S+\s*/gu) ?? []) {
    const parts = thai.test(word) ? [...thaiWords.segment(word)] : [...graphemes.segment(word)];
    let unit = '';
    for (const { segment } of parts) {
      const mayBreak =
        unit !== '' &&
        (eastAsian.test(segment) || eastAsian.test(unit.at(-1) ?? '') || thai.test(segment)) &&
        !closing.test(segment) &&
        !opening.test(unit) &&
        segment.trim() !== '';
      if (mayBreak) {
        units.push(unit);
        unit = '';
      }
      unit += segment;
    }
    if (unit !== '') units.push(unit);
  }
  return units;
}

/** Divides text by font, in its logical order. A character that no font has is left out. */
function fontRuns(ruler: Ruler, text: string, weight: Weight): { text: string; font: string }[] {
  const runs: { text: string; font: string }[] = [];
  for (const { segment } of graphemes.segment(withoutDirectionMarks(text))) {
    const last = runs.at(-1);
    if (last && /^[\s.,:;()/-]$/u.test(segment) && ruler.hasGlyph(last.font, segment)) {
      last.text += segment;
      continue;
    }
    const font = ruler.fontOf(segment, weight);
    if (font === null) ruler.onMissing(segment);
    else if (last?.font === font) last.text += segment;
    else runs.push({ text: segment, font });
  }
  return runs;
}

/** Reorders the runs of a line visually (Unicode bidirectional algorithm). */
function layOutLine(ruler: Ruler, text: string, { size, weight, isRightToLeft }: TextStyle): Line {
  const { levels } = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs: { text: string; font: string; level: number; order: number }[] = [];
  let at = 0;
  while (at < text.length) {
    const level = levels[at] ?? 0;
    let end = at + 1;
    while (end < text.length && levels[end] === level) end += 1;
    const part = [...text.slice(at, end)].join('');
    for (const run of fontRuns(ruler, part, weight)) runs.push({ ...run, level, order: runs.length });
    at = end;
  }
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level -= 1) reverseRuns(runs, level);
  let x = 0;
  const placed = runs.map(({ text: logical, font, level, order }) => {
    const shown =
      level % 2 === 1 && !/\p{Script=Arabic}/u.test(logical) ? mirror(logical, mirrored, text) : logical;
    const width = ruler.widthOf(shown, font, size);
    const name = level % 2 === 1 ? `${font}${rightToLeft}` : font;
    const run = { text: shown, font: name, x, width, order };
    x += width;
    return run;
  });
  // In reading order, so that copied text is in that order.
  return { runs: placed.sort((a, b) => a.order - b.order), width: x };
}

function reverseRuns(runs: { level: number }[], level: number): void {
  for (let at = 0; at < runs.length; at += 1) {
    if ((runs[at]?.level ?? 0) < level) continue;
    let end = at + 1;
    while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1;
    runs.splice(at, end - at, ...runs.slice(at, end).reverse());
    at = end;
  }
}

/** Mirrors brackets between right-to-left words; the shaper does it for Arabic text only. */
function mirror(logical: string, mirrored: Map<number, string>, whole: string): string {
  const twins = new Map([...mirrored].map(([index, twin]) => [whole[index] ?? '', twin]));
  return [...logical]
    .reverse()
    .map((character) => twins.get(character) ?? character)
    .join('');
}
