import type PDFDocument from 'pdfkit';
import { createFontFinder } from './fonts.ts';
import { type Line, type Ruler, rightToLeft } from './lay-out-text.ts';
import { readWoff } from './read-woff.ts';

export type PdfDocument = InstanceType<typeof PDFDocument>;

/**
 * With OpenType features a run is shaped as a whole: word by word, Arabic words would be in the wrong order. Optional
 * ligatures are disabled, because text extraction would not find the letters. The positioning of Arabic letters and
 * vowel signs is disabled as well. Other programs read a gap as a space, and a sign as a line of its own.
 */
export const featuresFor = (text: string): [] =>
  (/\p{Script=Arabic}/u.test(text) ? arabicFeatures : features) as unknown as [];

const features = { liga: false, dlig: false };
const arabicFeatures = { ...features, kern: false, mark: false, mkmk: false };

/** Selects a font by its name, which is opened once: its file, or the twin of that for text from right to left. */
export function useFont(doc: PdfDocument, name: string): PdfDocument {
  const fonts = doc as unknown as FontRegistry;
  if (name in fonts._registeredFonts) return doc.font(name);
  // The library treats two fonts of one file as one, so the second copy has a table of its own.
  const known = fonts._fontFamilies;
  fonts._fontFamilies = {};
  doc.registerFont(name, readWoff(name.replace(rightToLeft, ''))).font(name);
  fonts._fontFamilies = { ...known, [name]: fonts._font };
  if (!name.endsWith(rightToLeft)) keepDigitOrder(fonts._font.font);
  onGlyphs(fonts._font.font, reverseLigature);
  if (name.endsWith(rightToLeft)) onGlyphs(fonts._font.font, mirrorBracket);
  return doc;
}

/** Draws the runs of a line with their baseline at a height. */
export function drawLine(
  doc: PdfDocument,
  line: Line,
  x: number,
  baseline: number,
  size: number,
  color: string,
): void {
  for (const run of line.runs) {
    const options = { lineBreak: false, baseline: 'alphabetic', features: featuresFor(run.text) } as const;
    useFont(doc, run.font)
      .fontSize(size)
      .fillColor(color)
      .text(run.text, x + run.x, baseline, options);
  }
}

interface FontRegistry {
  _registeredFonts: Record<string, unknown>;
  _fontFamilies: Record<string, unknown>;
  _font: { font: ShapingFont };
}

interface ShapingFont {
  hasGlyphForCodePoint(point: number): boolean;
  layout: (...input: unknown[]) => { direction: string; glyphs: Glyph[] };
}

interface Glyph {
  codePoints: number[];
}

/**
 * Shapes a run without letters from left to right: the library takes the direction of the script, and reverses the
 * digits of Arabic.
 */
function keepDigitOrder(font: ShapingFont): void {
  const layout = font.layout.bind(font);
  font.layout = (text, features, script, language, direction) =>
    layout(text, features, script, language, /\p{L}/u.test(String(text)) ? direction : 'ltr');
}

/** Changes the text of each glyph of a font once, for the ToUnicode table. */
function onGlyphs(font: ShapingFont, change: (glyph: Glyph, direction: string) => void): void {
  const layout = font.layout.bind(font);
  const changed = new WeakSet<object>();
  font.layout = (...input) => {
    const run = layout(...input);
    for (const glyph of run.glyphs) {
      if (changed.has(glyph)) continue;
      changed.add(glyph);
      change(glyph, run.direction);
    }
    return run;
  };
}

/**
 * Reverses the characters of Arabic ligatures in ToUnicode, since readers reverse the whole run. The structure tree
 * contains the text in logical order.
 */
function reverseLigature(glyph: Glyph, direction: string): void {
  if (direction === 'rtl' && glyph.codePoints.length > 1) glyph.codePoints = glyph.codePoints.toReversed();
}

/** A bracket that opens a text from right to left is drawn as one that closes, and read as what it is. */
function mirrorBracket(glyph: Glyph): void {
  const [point = 0, ...others] = glyph.codePoints;
  const at = brackets.indexOf(String.fromCodePoint(point));
  if (at >= 0 && others.length === 0) glyph.codePoints = [brackets.charCodeAt(at ^ 1)];
}
const brackets = '()[]{}<>«»‹›（）［］｛｝〈〉《》「」『』【】';

/** Measures text with the fonts of the document; adds characters that no font has to `missing`. */
export function createRuler(doc: PdfDocument, language: string, missing: Set<string>): Ruler {
  const hasGlyph = (font: string, character: string): boolean => {
    useFont(doc, font);
    const { _font: opened } = doc as unknown as { _font: { font: ShapingFont } };
    return opened.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  };
  const widths = new Map<string, number>();
  return {
    fontOf: createFontFinder(language, hasGlyph),
    onMissing: (character) => missing.add(character),
    hasGlyph,
    widthOf(text, font, size) {
      const key = `${font}\n${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known * size;
      const width = useFont(doc, font)
        .fontSize(1)
        .widthOfString(text, { features: featuresFor(text) });
      widths.set(key, width);
      return width * size;
    },
  };
}
