import { languageByTag } from '@jobharbor/shared/contracts/markets/market';
import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { isolate } from './lay-out-text.ts';
import { accentOf, type PrintedDesign, pageSizes } from './layouts/layout.ts';
import { leadingOf } from './layouts/write-blocks.ts';
import { fittedScale } from './render-pdf.ts';
import { contactsOf, type Entry, resumeTexts, type Section, sectionsOf } from './resume-sections.ts';

/** Fonts that word processors have for a language; they replace letters that a font lacks. */
const fonts: Readonly<Record<string, string>> = {
  ja: 'Yu Gothic',
  'zh-Hans': 'Microsoft YaHei',
  'zh-Hant': 'Microsoft JhengHei',
  ar: 'Arial',
};

/** 1/20 of a point. */
const twips = (points: number): number => Math.round(points * 20);
/** 1/12700 of a point. */
const emus = (points: number): number => points * 12_700;
const margin = 54;
const points = 'points';
const muted = '4A5565';

/**
 * Makes a Word document of a résumé: headings, lists and text that anybody can edit, in one column whatever the template,
 * which reads in order everywhere. Right-to-left languages have right-to-left paragraphs.
 */
export async function renderDocx(design: PrintedDesign): Promise<Buffer> {
  const { document, language, paper } = design;
  const { basics = {} } = document;
  const [width, height] = pageSizes[paper];
  const writer: Writer = {
    isRightToLeft: languageByTag(language)?.dir === 'rtl',
    accent: accentOf(design).slice(1).toUpperCase(),
    inner: width - 2 * margin,
    leading: leadingOf(language),
    scale: fittedScale(design),
  };
  const half = (points: number) => Math.round(points * writer.scale * 2);
  const contacts = contactsOf(document, language).map(isolate).join('  ·  ');
  const children = [
    ...photoChildren(writer, design),
    ...line(writer, basics.name, { heading: HeadingLevel.TITLE }),
    ...line(writer, basics.label, { size: 12.5, color: muted }),
    ...line(writer, contacts, { size: 9.5, color: muted }),
    ...sectionsOf(document, language, design.order).flatMap((section) => sectionChildren(writer, section)),
  ];
  const font = fonts[language] ?? 'Calibri';
  const file = new Document({
    ...{ title: [basics.name, basics.label].filter(Boolean).join(' – '), creator: basics.name ?? '' },
    styles: {
      default: {
        document: {
          run: {
            size: half(sizes.text),
            font,
            language: { value: language, eastAsia: language, bidirectional: language },
          },
        },
        title: { run: { size: half(sizes.title), bold: true, color: writer.accent, font } },
        heading1: { run: { size: half(sizes.section), bold: true, color: writer.accent, font } },
        heading2: { run: { size: half(sizes.entry), bold: true, color: '1B2330', font } },
      },
    },
    numbering: {
      config: [
        {
          reference: points,
          levels: [
            {
              ...{ level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.START },
              style: { paragraph: { indent: { left: twips(14), hanging: twips(14) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: { top: twips(margin), bottom: twips(margin), left: twips(margin), right: twips(margin) },
          },
        },
        children,
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** Pixels of a picture, 96 to the inch. */
const photoPixels = 112;

/** The photo at the end of the head; the text of the head flows around it. */
function photoChildren({ isRightToLeft }: Writer, { photo, language }: PrintedDesign): Paragraph[] {
  if (photo === undefined) return [];
  const alt = resumeTexts[language].photo;
  const picture = new ImageRun({
    type: 'jpg',
    data: Buffer.from(photo, 'base64'),
    transformation: { width: photoPixels, height: photoPixels },
    altText: { name: alt, title: alt, description: alt },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: isRightToLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, offset: 0 },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
      margins: { left: emus(12), right: emus(12), bottom: emus(6) },
    },
  });
  return [new Paragraph({ children: [picture], spacing: { line: twips(1), lineRule: LineRuleType.EXACT } })];
}

interface Writer {
  isRightToLeft: boolean;
  accent: string;
  /** Width of the text in points. */
  inner: number;
  /** Distance of two lines as a multiple of the size. */
  leading: number;
  /** All sizes are multiplied by it. */
  scale: number;
}

interface LineOptions {
  heading?: (typeof HeadingLevel)[keyof typeof HeadingLevel];
  size?: number;
  color?: string;
  isPoint?: boolean;
  /** Dates at the far end of the line. */
  aside?: string;
  before?: number;
  hasRule?: boolean;
  keepNext?: boolean;
}

/** Sizes in points. */
const sizes = { text: 10, title: 24, section: 12, entry: 10.5 };
const headingSizes: Readonly<Record<string, number>> = {
  [HeadingLevel.TITLE]: sizes.title,
  [HeadingLevel.HEADING_1]: sizes.section,
  [HeadingLevel.HEADING_2]: sizes.entry,
};
const sizeOf = (heading: string | undefined, size = sizes.text): number =>
  (heading && headingSizes[heading]) || size;

/** Control characters that XML cannot hold. */
const forbidden = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A paragraph for each line of the text. */
function line(writer: Writer, text: string | undefined, options: LineOptions): Paragraph[] {
  const { heading, size, color, isPoint, aside = '', before = 0, hasRule, keepNext } = options;
  const { isRightToLeft, accent, inner, leading, scale } = writer;
  const lines = (text ?? '').split('\n').map((one) => one.replace(forbidden, ' ').trim());
  const run = {
    rightToLeft: isRightToLeft,
    ...(size && { size: Math.round(size * scale * 2) }),
    ...(color && { color }),
  };
  return lines
    .filter((one) => one !== '')
    .map(
      (one, index) =>
        new Paragraph({
          ...{ bidirectional: isRightToLeft, keepLines: true },
          ...(heading && { heading }),
          ...(keepNext && { keepNext }),
          ...(isPoint && { numbering: { reference: points, level: 0 } }),
          ...(aside && { tabStops: [{ type: TabStopType.RIGHT, position: twips(inner) }] }),
          ...(hasRule && {
            border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: accent, space: 1 } },
          }),
          spacing: {
            ...{ before: index === 0 ? twips(before * scale) : 0, after: twips(1.5 * scale) },
            // As in the PDF: fonts of East Asia have line heights of their own, which made a third page.
            ...{ line: twips(sizeOf(heading, size) * leading * scale), lineRule: LineRuleType.EXACT },
          },
          children: [
            new TextRun({ text: one, ...run }),
            ...(aside && index === 0
              ? [new TextRun({ text: `\t${aside}`, ...run, color: muted, bold: false })]
              : []),
          ],
        }),
    );
}

const sectionChildren = (writer: Writer, { title, entries }: Section): FileChild[] => [
  ...line(writer, title, { heading: HeadingLevel.HEADING_1, before: 12, hasRule: true, keepNext: true }),
  ...entries.flatMap((entry) => entryChildren(writer, entry)),
];

function entryChildren(writer: Writer, { title, subtitle, dates, text, items }: Entry): FileChild[] {
  const hasBody = subtitle !== '' || text !== '' || items.length > 0;
  const isHeading = hasBody || dates !== '';
  return [
    ...(title === '' && dates !== ''
      ? line(writer, dates, { color: muted, keepNext: hasBody })
      : line(writer, title, {
          ...(isHeading && { heading: HeadingLevel.HEADING_2, aside: dates, before: 5 }),
          keepNext: hasBody,
        })),
    ...line(writer, subtitle, { color: muted, keepNext: text !== '' || items.length > 0 }),
    ...line(writer, text, {}),
    ...items.flatMap((item) => line(writer, item.replace(/\n+/g, ' '), { isPoint: true })),
  ];
}
