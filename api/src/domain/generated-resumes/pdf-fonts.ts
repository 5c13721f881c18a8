import type PDFDocument from 'pdfkit';
import { createFontFinder } from './fonts.ts';
import type { Ruler } from './lay-out-text.ts';
import { readWoff } from './read-woff.ts';

export type PdfDocument = InstanceType<typeof PDFDocument>;

/**
 * With OpenType features a run is shaped as a whole: word by word, Arabic words would be in the wrong order. Optional
 * ligatures are disabled, because text extraction would not find the letters.
 */
export const features = { liga: false, dlig: false } as unknown as [];

/** Selects a font by its file, which is opened once. */
export function useFont(doc: PdfDocument, path: string): PdfDocument {
  const { _registeredFonts: registered } = doc as unknown as { _registeredFonts: Record<string, unknown> };
  if (path in registered) return doc.font(path);
  doc.registerFont(path, readWoff(path)).font(path);
  const { _font: opened } = doc as unknown as { _font: { font: ShapingFont } };
  reverseLigatures(opened.font);
  return doc;
}

interface ShapingFont {
  hasGlyphForCodePoint(point: number): boolean;
  layout: (...input: unknown[]) => { direction: string; glyphs: { codePoints: number[] }[] };
}

/**
 * Reverses the characters of Arabic ligatures in ToUnicode, since readers reverse the whole run. The structure tree
 * contains the text in logical order.
 */
function reverseLigatures(font: ShapingFont): void {
  const layout = font.layout.bind(font);
  const turned = new WeakSet<object>();
  font.layout = (...input) => {
    const run = layout(...input);
    if (run.direction !== 'rtl') return run;
    for (const glyph of run.glyphs) {
      if (glyph.codePoints.length < 2 || turned.has(glyph)) continue;
      turned.add(glyph);
      glyph.codePoints = glyph.codePoints.toReversed();
    }
    return run;
  };
}

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
      const width = useFont(doc, font).fontSize(1).widthOfString(text, { features });
      widths.set(key, width);
      return width * size;
    },
  };
}
