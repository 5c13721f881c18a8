import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type DocumentText, maxLines, maxPages } from './document-text.ts';
import { beginPage } from './page-marks.ts';
import { withoutPageNumbers } from './page-numbers.ts';
import { linesOfPage } from './pdf-lines.ts';
import { type PlacedLine, withoutRunningLines } from './running-lines.ts';

const assets = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const folder = (name: string) => `${join(assets, name)}/`;

/** Opens a PDF; throws for one that asks for a password. */
export const openPdf = (bytes: Uint8Array, maxImageSize = -1) =>
  getDocument({
    maxImageSize,
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

/** Text of a PDF, by column, otherwise in content order. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  // Lines of tables are among the drawings of a page; its pictures are not decoded.
  const document = await openPdf(bytes, 1);
  const pages = Math.min(document.numPages, maxPages);
  const lines: PlacedLine[] = [];
  for (let number = 1; number <= pages && lines.length < maxLines; number += 1) {
    beginPage();
    const page = await document.getPage(number);
    lines.push(...(await linesOfPage(page, number)));
    page.cleanup();
  }
  return {
    pages,
    lines: withoutRunningLines(withoutPageNumbers(lines, document.numPages)).slice(0, maxLines),
  };
}

const width = 1_000;
/** Taller pages, such as a scroll of a website, are drawn smaller. */
const maxHeight = 3_000;

/** A page as a WebP picture. Throws for a page that the document lacks. */
export async function drawPdfPage(bytes: Uint8Array, number: number): Promise<Uint8Array> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const document = await openPdf(bytes);
  beginPage();
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
