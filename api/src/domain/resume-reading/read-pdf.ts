import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText, type DocumentText, maxLines, maxPages, type TextLine } from './document-text.ts';

const assets = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const folder = (name: string) => `${join(assets, name)}/`;

const open = (bytes: Uint8Array) =>
  getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    standardFontDataUrl: folder('standard_fonts'),
    // Without them, Chinese and Japanese text in fonts that are not embedded is lost.
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    disableFontFace: true,
    enableXfa: false,
  }).promise;

/** The text of a PDF, in the order in which it was written. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const document = await open(bytes);
  const pages = Math.min(document.numPages, maxPages);
  const lines: TextLine[] = [];
  for (let number = 1; number <= pages && lines.length < maxLines; number += 1) {
    const page = await document.getPage(number);
    lines.push(...(await linesOf(page, number)));
    page.cleanup();
  }
  return { pages, lines: lines.slice(0, maxLines) };
}

interface OpenLine {
  parts: string;
  x: number;
  y: number;
  size: number;
  isBold: boolean;
}

async function linesOf(page: PDFPageProxy, number: number): Promise<TextLine[]> {
  const { items, styles } = await page.getTextContent();
  const lines: TextLine[] = [];
  let line: OpenLine | null = null;
  const close = () => {
    const text = line === null ? '' : cleanText(line.parts);
    if (line !== null && text !== '') {
      const kind = /^[•●▪◦‣⁃·∙*-]\s/.test(text) ? 'item' : 'text';
      lines.push({ page: number, kind, text, size: Math.round(line.size * 10) / 10, isBold: line.isBold });
    }
    line = null;
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , skew = 0, height = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(skew, height) || item.height || 10;
    if (item.str.trim() === '') {
      if (line !== null && item.str !== '') line.parts += ' ';
      continue;
    }
    const current: OpenLine | null = line;
    const isRightToLeft = item.dir === 'rtl';
    const sameLine = current !== null && Math.abs(current.y - y) < Math.max(2, size * 0.4);
    if (!sameLine || (!isRightToLeft && x < (current?.x ?? 0) - size * 2)) {
      close();
      const font = `${item.fontName} ${styles[item.fontName]?.fontFamily ?? ''}`;
      line = { parts: item.str, x: x + item.width, y, size, isBold: /bold|black|heavy/i.test(font) };
    } else {
      const gap = x - current.x;
      const isApart = !isRightToLeft && gap > size * 1.5;
      const needsSpace = !isRightToLeft && gap > size * 0.15 && !/\s$/.test(current.parts);
      current.parts += `${isApart ? '\t' : needsSpace ? ' ' : ''}${item.str}`;
      current.x = x + item.width;
    }
  }
  close();
  return lines;
}

const width = 1_000;
/** Taller pages, such as a scroll of a website, are drawn smaller. */
const maxHeight = 3_000;

/** A page as a WebP picture. Throws for a page that the document lacks. */
export async function drawPdfPage(bytes: Uint8Array, number: number): Promise<Uint8Array> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const document = await open(bytes);
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(width / natural.width, maxHeight / natural.height);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
    background: '#ffffff',
  }).promise;
  return canvas.encode('webp', 80);
}
