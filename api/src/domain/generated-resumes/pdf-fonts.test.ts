import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { createFontFinder } from './fonts.ts';
import { featuresFor, useFont } from './pdf-fonts.ts';

interface Shaped {
  _font: { font: { layout: (text: string, features: unknown) => { glyphs: { codePoints: number[] }[] } } };
}

it.each(['٠٥٠١٢٣٤٥٦٧', '۰۵۰۱۲۳', '١٢٬٥٠٠'])('draws the digits of %s in their order', (text) => {
  const doc = new PDFDocument();
  const font = createFontFinder('ar', () => true)('٠', 400) ?? '';
  const { font: opened } = (useFont(doc, font) as unknown as Shaped)._font;
  const { glyphs } = opened.layout(text, featuresFor(text));
  expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe(text);
});
