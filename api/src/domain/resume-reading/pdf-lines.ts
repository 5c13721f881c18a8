import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText, maxLines, type TextLine } from './document-text.ts';
import { withoutIcons } from './icon-fonts.ts';
import { orderColumns } from './order-columns.ts';
import { rulesOf } from './page-rules.ts';
import { placeFloats } from './place-floats.ts';
import { placeSideCells } from './place-side-cells.ts';
import { type PageText, placedTexts } from './placed-text.ts';
import { restoreLigatures } from './restore-ligatures.ts';
import { type Cell, continuedLines, type RuledTable, ruledTables } from './ruled-tables.ts';
import type { PlacedLine } from './running-lines.ts';
import { linesOfRow } from './table-row.ts';
import { toReadingOrder } from './visual-order.ts';

interface OpenLine {
  parts: string;
  /** The edges of the part that was added last. */
  left: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  isRightToLeft: boolean;
  links: string[];
  fontName: string;
  /** The lengths of its parts where the font changes. */
  fontsAt: number[];
}

/** After such letters, a gap as wide as one of them separates parts of a line. */
const caseless = /[\u3040-\u30ff\u3400-\u9fff\u2f00-\u2fd5]$/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

type Styles = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['styles'];

/** The lines of a page, by column, otherwise in content order. Tables are read by cell. */
export async function linesOfPage(page: PDFPageProxy, number: number): Promise<PlacedLine[]> {
  const { items, styles } = await page.getTextContent();
  const placed = withoutIcons(await placedTexts(page, items));
  const toLines = (texts: readonly PageText[]) => linesOfTexts(texts, styles, number);
  const lines: PlacedLine[] = [];
  const tables = ruledTables(await rulesOf(page), placed);
  const isOfTable = ({ y }: PageText) => tables.some(({ top, bottom }) => y < top && y > bottom);
  let rest = placeFloats(placeSideCells(placed.filter((text) => !isOfTable(text))));
  for (const table of tables) {
    lines.push(
      ...toLines(rest.filter(({ y }) => y > table.top)),
      ...linesOfTable(table, toLines).map((line) => ({ ...line, y: table.top })),
    );
    rest = rest.filter(({ y }) => y < table.bottom);
  }
  return [...lines, ...toLines(rest)];
}

function linesOfTable(
  { rows }: RuledTable<PageText>,
  toLines: (texts: PageText[]) => TextLine[],
): TextLine[] {
  const linesOfCell = (cell: Cell<PageText>) => {
    const read = cell.lines.map((texts) => toLines(texts));
    const continued = continuedLines(
      cell,
      read.map(([first]) => first?.text ?? ''),
    );
    const lines: TextLine[] = [];
    for (const [at, [first, ...more]] of read.entries()) {
      const above = lines.at(-1);
      if (!first) continue;
      if (above && continued[at] && first.kind === 'text')
        above.text += `${isUnspaced(above.text, first.text) ? '' : ' '}${first.text}`;
      else lines.push(first);
      lines.push(...more);
    }
    return lines;
  };
  return rows.flatMap((cells) => linesOfRow(cells.map(linesOfCell)));
}

/** Whether both sides of a break are of a script without spaces between words. */
const isUnspaced = (before: string, after: string): boolean =>
  caseless.test(before) && /^[\u3040-\u30ff\u3400-\u9fff]/u.test(after);

/** The lines of texts, by column, otherwise in content order. */
function linesOfTexts(placed: readonly PageText[], styles: Styles, number: number): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let line: OpenLine | null = null;
  let column: number | undefined;
  const close = () => {
    const text = line === null ? '' : cleanText(restoreLigatures(line.parts));
    if (line !== null && text !== '') {
      lines.push({
        page: number,
        y: line.y,
        ...closedLine(line, text),
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
      line = openLine(item, styles[item.fontName]?.fontFamily);
      return;
    }
    const gap = isRightToLeft ? open.left - right : left - open.right;
    const needsSpace =
      gap > size * spaceBetween(open.parts, item.str) && !/\s$/.test(open.parts) && !/^\s/.test(item.str);
    if (item.fontName !== open.fontName) open.fontsAt.push(open.parts.length);
    open.parts += `${gap > size * 1.5 ? '\t' : needsSpace ? ' ' : ''}${item.str}`;
    Object.assign(open, {
      left,
      right,
      isRightToLeft,
      fontName: item.fontName,
      links: [...open.links, ...(item.links ?? [])],
    });
  };
  const columns = orderColumns(toReadingOrder(placed));
  for (const texts of columns) {
    if (columns.length > 1)
      column = Math.round(Math.min(...texts.slice(0, maxLines).map(({ left }) => left)));
    texts.forEach(add);
    close();
  }
  return lines;
}

/** A line that begins with a text of the page. */
function openLine(item: PageText, fontFamily = ''): OpenLine {
  const { str, left, right, y, size, fontName, links = [] } = item;
  const isBold = /bold|black|heavy/i.test(`${fontName} ${fontFamily}`);
  const isRightToLeft = rightToLeft.test(str);
  return { parts: str, left, right, y, size, isBold, isRightToLeft, links, fontName, fontsAt: [] };
}

/** The parts of a line that is complete, with its clean text. */
const closedLine = (line: OpenLine, text: string): Omit<TextLine, 'page'> => ({
  kind: /^[•●▪◦‣⁃‧·∙*-]\s/.test(text) ? 'item' : 'text',
  text,
  size: Math.round(line.size * 10) / 10,
  isBold: line.isBold,
  ...fontsAtOf(line, text),
  ...(line.links.length > 0 && { links: [...new Set(line.links)] }),
});

/** Where the font of a line changes, if it does once, as a position in its clean text. */
function fontsAtOf({ parts, fontsAt: [at, ...more] }: OpenLine, text: string): { fontsAt?: number } {
  if (at === undefined || more.length > 0) return {};
  const before = cleanText(restoreLigatures(parts.slice(0, at)));
  return text.startsWith(before) && before.length < text.length ? { fontsAt: before.length } : {};
}

/** Arabic letters that join the next one: some fonts leave a narrow gap between them, within a word. */
const joining = /[ئبتثجحخسشصضطظعغفقكلمنهيپچگکیـ]$/u;
const arabic = /^[\p{Script=Arabic}\p{M}]/u;

/** Minimum gap that is a space, in letter heights. */
const spaceBetween = (before: string, after: string): number =>
  joining.test(before) && arabic.test(after) ? 0.2 : 0.15;
