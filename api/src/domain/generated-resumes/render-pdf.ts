import { languageByTag } from '@jobharbor/shared/contracts/markets/market';
import PDFDocument from 'pdfkit';
import { drawRirekisho } from './draw-rirekisho.ts';
import { type Fitted, fitPages } from './fit-pages.ts';
import type { Line, Ruler } from './lay-out-text.ts';
import {
  accentOf,
  bandColor,
  type Column,
  type Layout,
  mutedTextColor,
  type PrintedDesign,
  pageSizes,
} from './layouts/layout.ts';
import type { PlacedBlock } from './paginate.ts';
import { createRuler, drawLine, featuresFor, type PdfDocument, useFont } from './pdf-fonts.ts';
import { resumeTexts } from './resume-sections.ts';

type Structure = ReturnType<PdfDocument['struct']>;

export interface RenderedPdf {
  pdf: Buffer;
  pages: number;
  /** Characters that no font has. */
  missing: string;
}

/** Makes a tagged PDF with selectable text. Opens font files and nothing else. */
export async function renderPdf(design: PrintedDesign): Promise<RenderedPdf> {
  const { basics = {} } = design.document;
  const [width, height] = pageSizes[design.paper];
  const isForm = design.template === 'rirekisho';
  // The form is Japanese, whatever its content is.
  const language = isForm ? 'ja' : design.language;
  const title = [basics.name, basics.label].filter(Boolean).join(' – ') || 'Résumé';
  const doc = new PDFDocument({
    ...{ size: [width, height], margin: 0, autoFirstPage: false, font: null as unknown as string },
    ...{ pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true },
    info: { Title: title, Author: basics.name ?? '', Creator: 'JobHarbor', Producer: 'JobHarbor' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  const missing = new Set<string>();
  const ruler = createRuler(doc, language, missing);
  const pages = isForm ? drawRirekisho(doc, ruler, design, new Date()) : drawFitted(doc, ruler, design);
  doc.end();
  await ended;
  return { pdf: Buffer.concat(chunks), pages, missing: [...missing].slice(0, 50).join('') };
}

/** The font scale at which a design has the fewest pages in one column: a Word document takes it as well. */
export function fittedScale(design: PrintedDesign): number {
  const doc = new PDFDocument({ autoFirstPage: false, font: null as unknown as string });
  return fitPages(createRuler(doc, design.language, new Set()), { ...design, template: 'classic' }).scale;
}

function drawFitted(doc: PdfDocument, ruler: Ruler, design: PrintedDesign): number {
  const fitted = fitPages(ruler, design);
  draw(doc, ruler, fitted, design);
  return fitted.count;
}

function draw(
  doc: PdfDocument,
  ruler: Ruler,
  { layout, columns, count }: Fitted,
  design: PrintedDesign,
): void {
  const isRightToLeft = languageByTag(design.language)?.dir === 'rtl';
  const [width, height] = pageSizes[design.paper];
  const root = doc.struct('Document');
  doc.addStructure(root);
  const open = new Map<PlacedBlock['block'], Structure>();
  for (let page = 0; page < count; page += 1) {
    doc.addPage();
    doc.markContent('Artifact', { type: 'Layout' } as never);
    if (layout.band > 0) {
      doc.rect(isRightToLeft ? width - layout.band : 0, 0, layout.band, height).fill(bandColor);
    }
    doc.endMarkedContent();
    if (page === 0) drawPhoto(doc, root, layout, design);
    for (const { column, pages } of columns) {
      const left = isRightToLeft ? width - column.start - column.width : column.start;
      for (const placed of pages[page] ?? [])
        drawBlock({ doc, root, open, left, column, isRightToLeft, accent: accentOf(design) }, placed);
    }
    if (count > 1) drawPageNumber(doc, ruler, design, page + 1, count);
  }
  root.end();
}

/** The photo of the first page, as a figure of the structure. */
function drawPhoto(
  doc: PdfDocument,
  root: Structure,
  { photo }: Layout,
  { photo: picture, language, paper }: PrintedDesign,
): void {
  if (photo === undefined || picture === undefined) return;
  const { start, top, side } = photo;
  const isRightToLeft = languageByTag(language)?.dir === 'rtl';
  const x = isRightToLeft ? pageSizes[paper][0] - start - side : start;
  const figure = doc.struct('Figure', { alt: resumeTexts[language].photo });
  root.add(figure);
  figure.add(() => void doc.image(Buffer.from(picture, 'base64'), x, top, { width: side, height: side }));
  figure.end();
}

interface Pen {
  doc: PdfDocument;
  root: Structure;
  /** Blocks that go on after a page's end are one element of the structure. */
  open: Map<PlacedBlock['block'], Structure>;
  left: number;
  column: Column;
  isRightToLeft: boolean;
  accent: string;
}

function drawBlock(
  { doc, root, open, left, column, isRightToLeft, accent }: Pen,
  { block, from, to, top }: PlacedBlock,
) {
  if (block.text === '' && !block.hasRule) return;
  const element = open.get(block) ?? doc.struct(block.tag === 'LI' ? 'P' : block.tag, { actual: block.text });
  if (!open.has(block)) root.add(element);
  open.set(block, element);
  const edge = (line: Line, indent: number) =>
    isRightToLeft ? left + column.width - indent - line.width : left + indent;
  element.add(() => {
    for (const [index, line] of block.lines.slice(from, to).entries()) {
      const baseline = column.top + top + index * block.leading + block.leading / 2 + block.size * 0.36;
      if (block.hasBullet && from + index === 0) {
        const at = block.bulletAt ?? block.indent / 3;
        const x = isRightToLeft ? left + column.width - at : left + at;
        doc.circle(x, baseline - block.size * 0.3, block.size * 0.12).fill(block.color);
      }
      if (block.lead && from + index === 0) {
        const { line: lead, size, color } = block.lead;
        drawLine(doc, lead, edge(lead, 0), baseline, size, color);
      }
      drawLine(doc, line, edge(line, block.indent), baseline, block.size, block.color);
      if (block.aside && from + index === 0) {
        const { line: aside, size, color } = block.aside;
        drawLine(doc, aside, isRightToLeft ? left : left + column.width - aside.width, baseline, size, color);
      }
    }
  });
  if (to === block.lines.length) element.end();
  if (!block.hasRule || to !== block.lines.length) return;
  const y = column.top + top + (to - from) * block.leading + 1;
  doc.markContent('Artifact', { type: 'Layout' } as never);
  doc
    .moveTo(left, y)
    .lineTo(left + column.width, y)
    .lineWidth(0.6)
    .stroke(accent);
  doc.endMarkedContent();
}

function drawPageNumber(
  doc: PdfDocument,
  ruler: Ruler,
  { paper }: PrintedDesign,
  page: number,
  count: number,
): void {
  const [width, height] = pageSizes[paper];
  const font = ruler.fontOf('1', 400);
  if (font === null) return;
  doc.markContent('Artifact', { type: 'Pagination' } as never);
  useFont(doc, font).fontSize(8).fillColor(mutedTextColor);
  const text = `${page} / ${count}`;
  doc.text(text, (width - doc.widthOfString(text)) / 2, height - 26, {
    lineBreak: false,
    features: featuresFor(text),
  });
  doc.endMarkedContent();
}
