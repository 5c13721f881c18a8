import type { LanguageTag, ResumeDesign } from '@jobharbor/shared/contracts';
import { languageByTag } from '@jobharbor/shared/contracts/markets/market';
import type { Weight } from './fonts.ts';
import {
  isolate,
  type Line,
  layOutText,
  type Ruler,
  startsRightToLeft,
  withoutDirectionMarks,
} from './lay-out-text.ts';
import type { Block } from './paginate.ts';
import { contactsOf, type Entry, type Section, sectionsOf } from './resume-sections.ts';

const ink = '#1b2330';
export const mutedTextColor = '#4a5565';
export const accentColor = '#0d5c6e';

/** Points: A4 is 210 by 297 mm, Letter 8.5 by 11 inches. */
export const pageSizes = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** A column of a page; `start` is its distance from the side where the language begins to write. */
export interface Column {
  start: number;
  width: number;
  top: number;
  height: number;
  blocks: Block[];
}

export interface Layout {
  /** In reading order. */
  columns: Column[];
  /** The width of the tinted band at the start of each page; 0 for none. */
  band: number;
}

interface Writer {
  ruler: Ruler;
  scale: number;
  isRightToLeft: boolean;
  language: LanguageTag;
}

/** Chinese, Japanese, Thai and Arabic letters need more room between lines than Latin ones. */
const leadingOf = (language: LanguageTag) =>
  ['ja', 'zh-Hans', 'zh-Hant'].includes(language) ? 1.55 : language === 'ar' ? 1.65 : 1.4;

/** A résumé, or another document with sections of its own in the same layout. */
export interface PrintedDesign extends ResumeDesign {
  sections?: Section[];
}

/** Lays out a document by its template, with all sizes multiplied by `scale`. */
export function layOut(ruler: Ruler, design: PrintedDesign, scale: number): Layout {
  const { language, template, paper } = design;
  const isRightToLeft = languageByTag(language)?.dir === 'rtl';
  const writer = { ruler, scale, isRightToLeft, language };
  const [pageWidth, pageHeight] = pageSizes[paper];
  return template === 'sidebar'
    ? sidebar(writer, design, pageWidth, pageHeight)
    : classic(writer, design, pageWidth, pageHeight);
}

function classic(
  writer: Writer,
  { document, language, sections = sectionsOf(document, language) }: PrintedDesign,
  width: number,
  height: number,
): Layout {
  const margin = 54;
  const inner = width - 2 * margin;
  const { basics = {} } = document;
  const blocks = [
    ...text(writer, basics.name, { tag: 'H1', size: 24, weight: 700, width: inner, color: accentColor }),
    ...text(writer, basics.label, { size: 12.5, width: inner, gap: 2, color: mutedTextColor }),
    ...text(writer, contactsOf(document).map(isolate).join('  ·  '), {
      size: 9.5,
      width: inner,
      gap: 4,
      color: mutedTextColor,
    }),
    ...sections.flatMap((section) => sectionBlocks(writer, section, inner)),
  ];
  return {
    columns: [{ start: margin, width: inner, top: margin, height: height - 2 * margin, blocks }],
    band: 0,
  };
}

const sidebarSections = new Set<Section['name']>(['skills', 'languages', 'certificates', 'interests']);

function sidebar(
  writer: Writer,
  { document, language }: ResumeDesign,
  width: number,
  height: number,
): Layout {
  const [band, margin, inset] = [178, 42, 20];
  const main = width - band - inset - margin;
  const aside = band - 2 * inset;
  const { basics = {} } = document;
  const sections = sectionsOf(document, language);
  const inMain = sections.filter(({ name }) => !sidebarSections.has(name));
  const inBand = sections.filter(({ name }) => sidebarSections.has(name));
  const column = { top: margin, height: height - 2 * margin };
  return {
    band,
    columns: [
      {
        ...column,
        start: band + inset,
        width: main,
        blocks: [
          ...text(writer, basics.name, { tag: 'H1', size: 24, weight: 700, width: main, color: accentColor }),
          ...text(writer, basics.label, { size: 12.5, width: main, gap: 2, color: mutedTextColor }),
          ...inMain.flatMap((section) => sectionBlocks(writer, section, main)),
        ],
      },
      {
        ...column,
        start: inset,
        width: aside,
        blocks: [
          ...contactsOf(document).flatMap((contact) =>
            text({ ...writer, isRightToLeft: startsRightToLeft(contact) }, contact, {
              size: 9.5,
              width: aside,
              gap: 5,
              color: ink,
            }),
          ),
          ...inBand.flatMap((section) => sectionBlocks(writer, section, aside)),
        ],
      },
    ],
  };
}

interface TextOptions {
  tag?: Block['tag'];
  size: number;
  weight?: Weight;
  width: number;
  gap?: number;
  color?: string;
  keepWithNext?: boolean;
  hasRule?: boolean;
  hasBullet?: boolean;
}

function text(writer: Writer, content: string | undefined, options: TextOptions): Block[] {
  const { scale } = writer;
  const indent = options.hasBullet ? 12 * scale : 0;
  const lines = lineUp(writer, content ?? '', { ...options, width: options.width - indent });
  if (lines.length === 0) return [];
  const { tag = 'P', size, gap = 0, color = ink, keepWithNext, hasRule, hasBullet } = options;
  return [
    {
      ...{ tag, lines, color, indent, text: withoutDirectionMarks(content ?? '') },
      size: size * scale,
      leading: size * scale * leadingOf(writer.language),
      gapBefore: gap * scale,
      ...(keepWithNext && { keepWithNext }),
      ...(hasRule && { hasRule }),
      ...(hasBullet && { hasBullet }),
    },
  ];
}

const lineUp = ({ ruler, scale, isRightToLeft }: Writer, content: string, options: TextOptions): Line[] =>
  layOutText(ruler, content, {
    size: options.size * scale,
    weight: options.weight ?? 400,
    width: options.width,
    isRightToLeft,
  });

function sectionBlocks(writer: Writer, section: Section, width: number): Block[] {
  const [heading] = text(writer, section.title, {
    ...{ tag: 'H2', size: 12, weight: 700, width, gap: 13, color: accentColor },
    keepWithNext: true,
    hasRule: true,
  });
  const isPlain = section.entries.every(
    ({ subtitle, dates, items }) => !subtitle && !dates && items.length === 0,
  );
  const blocks = section.entries.flatMap((entry, index) =>
    entryBlocks(writer, entry, width, index === 0 ? 5 : isPlain ? 2 : 8),
  );
  return heading ? [heading, ...blocks] : blocks;
}

function entryBlocks(writer: Writer, entry: Entry, width: number, gap: number): Block[] {
  const hasBody = entry.subtitle !== '' || entry.text !== '' || entry.items.length > 0;
  const blocks: Block[] = [];
  const add = (more: Block[]) => {
    const [first] = more;
    // The first section keeps the distance to the entry before.
    if (first && blocks.length === 0) first.gapBefore = gap * writer.scale;
    blocks.push(...more);
  };
  add(titleBlocks(writer, entry, width, hasBody));
  const hasMore = entry.text !== '' || entry.items.length > 0;
  add(
    text(writer, entry.subtitle, { size: 10, width, gap: 1, color: mutedTextColor, keepWithNext: hasMore }),
  );
  add(text(writer, entry.text, { size: 10, width, gap: 2 }));
  const items = entry.items.flatMap((item) =>
    text(writer, item, { tag: 'LI', size: 10, width, gap: 1.5, hasBullet: true }),
  );
  const [beforeLast, last] = items.slice(-2);
  // The last line of a list alone at the start of a page is a widow too.
  if (beforeLast && last?.lines.length === 1) beforeLast.keepWithNext = true;
  add(items);
  return blocks;
}

/** The title with its dates at the far end, or below it where the column is narrow. */
function titleBlocks(writer: Writer, entry: Entry, width: number, keepWithNext: boolean): Block[] {
  const dates = { size: 9.5, width, color: mutedTextColor };
  const [line] = lineUp(writer, entry.dates, dates);
  const title = { tag: 'H3', size: 10.5, weight: 700, keepWithNext } as const;
  if (!line) return text(writer, entry.title, { ...title, width });
  const room = width - line.width - 12;
  if (room < 180 || entry.title === '') {
    return [
      ...text(writer, entry.title, { ...title, width, keepWithNext: true }),
      ...text(writer, entry.dates, { ...dates, keepWithNext }),
    ];
  }
  const aside = { line, size: dates.size * writer.scale, color: mutedTextColor };
  return text(writer, entry.title, { ...title, width: room }).map((block) => ({
    ...block,
    text: `${entry.title}, ${entry.dates}`,
    aside,
  }));
}
