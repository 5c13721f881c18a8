import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { createFontFinder } from './fonts.ts';
import { rightToLeft } from './lay-out-text.ts';
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

it.each(['()', '（）', '「」'])(
  'draws the brackets %s of Arabic text the other way round, and keeps what they are',
  (pair) => {
    const doc = new PDFDocument();
    const font = createFontFinder('ja', () => true)(pair, 400) ?? '';
    const { font: opened } = (useFont(doc, font + rightToLeft) as unknown as Shaped)._font;
    const { glyphs } = opened.layout(pair, featuresFor(pair));
    expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe(
      [...pair].reverse().join(''),
    );
  },
);
