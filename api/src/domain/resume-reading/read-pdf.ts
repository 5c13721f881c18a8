import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText, type DocumentText, maxLines, maxPages, type TextLine } from './document-text.ts';
import { orderColumns, type PlacedText } from './order-columns.ts';
import { beginPage } from './page-marks.ts';
import { placeFloats } from './place-floats.ts';
import { toReadingOrder } from './visual-order.ts';

const assets = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const folder = (name: string) => `${join(assets, name)}/`;

/** Opens a PDF; throws for one that asks for a password. */
export const openPdf = (bytes: Uint8Array) =>
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

/** Text of a PDF, by column, otherwise in content order. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const document = await openPdf(bytes);
  const pages = Math.min(document.numPages, maxPages);
  const lines: TextLine[] = [];
  for (let number = 1; number <= pages && lines.length < maxLines; number += 1) {
    beginPage();
    const page = await document.getPage(number);
    lines.push(...(await linesOf(page, number)));
    page.cleanup();
  }
  return { pages, lines: lines.slice(0, maxLines) };
}

interface OpenLine {
  parts: string;
  /** The edges of the part that was added last. */
  left: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  isRightToLeft: boolean;
}

/** After such letters, a gap as wide as one of them separates parts of a line. */
const caseless = /[\u3040-\u30ff\u3400-\u9fff\u2f00-\u2fd5]$/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

async function linesOf(page: PDFPageProxy, number: number): Promise<TextLine[]> {
  const { items, styles } = await page.getTextContent();
  const lines: TextLine[] = [];
  let line: OpenLine | null = null;
  let column: number | undefined;
  const close = () => {
    const text = line === null ? '' : cleanText(line.parts);
    if (line !== null && text !== '') {
      const kind = /^[•●▪◦‣⁃·∙*-]\s/.test(text) ? 'item' : 'text';
      const size = Math.round(line.size * 10) / 10;
      lines.push({
        page: number,
        kind,
        text,
        size,
        isBold: line.isBold,
        ...(column !== undefined && { column }),
      });
      column = undefined;
    }
    line = null;
  };
  const add = (item: PageText) => {
    const { left, right, y, size } = item;
    const open: OpenLine | null = line;
    if (item.str.trim() === '') {
      if (open !== null && item.str !== '')
        open.parts += right - left > size && caseless.test(open.parts) ? '\t' : ' ';
      return;
    }
    const isRightToLeft = rightToLeft.test(item.str) || (open?.isRightToLeft ?? false);
    const isSameLine = open !== null && Math.abs(open.y - y) < Math.max(2, size * 0.4);
    const isBack = !isRightToLeft && left < (open?.right ?? 0) - size * 2;
    if (!isSameLine || isBack) {
      close();
      const font = `${item.fontName} ${styles[item.fontName]?.fontFamily ?? ''}`;
      const isBold = /bold|black|heavy/i.test(font);
      line = { parts: item.str, left, right, y, size, isBold, isRightToLeft: rightToLeft.test(item.str) };
      return;
    }
    const gap = isRightToLeft ? open.left - right : left - open.right;
    const needsSpace =
      gap > size * spaceBetween(open.parts, item.str) && !/\s$/.test(open.parts) && !/^\s/.test(item.str);
    open.parts += `${gap > size * 1.5 ? '\t' : needsSpace ? ' ' : ''}${item.str}`;
    Object.assign(open, { left, right, isRightToLeft });
  };
  const placed = items.flatMap((text) => ('str' in text ? placedOf(text) : []));
  const columns = orderColumns(toReadingOrder(placeFloats(placed)));
  for (const texts of columns) {
    if (columns.length > 1)
      column = Math.round(Math.min(...texts.slice(0, maxLines).map(({ left }) => left)));
    texts.forEach(add);
    close();
  }
  return lines;
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

interface PageText extends PlacedText {
  fontName: string;
}

function placedOf({ str, transform, width: length, height: tall, fontName }: TextItem): PageText {
  const [, , skew = 0, height = 0, left = 0, y = 0] = transform as number[];
  // Some programs write every hyphen as a soft one: what stands on the page is seen.
  return {
    str: str.replace(/\u00ad/g, '-'),
    left,
    right: left + length,
    y,
    size: Math.hypot(skew, height) || tall || 10,
    fontName,
  };
}

/** Arabic letters that join the next one: some fonts leave a narrow gap between them, within a word. */
const joining = /[ئبتثجحخسشصضطظعغفقكلمنهيپچگکیـ]$/u;
const arabic = /^[\p{Script=Arabic}\p{M}]/u;

/** Minimum gap that is a space, in letter heights. */
const spaceBetween = (before: string, after: string): number =>
  joining.test(before) && arabic.test(after) ? 0.2 : 0.15;

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
