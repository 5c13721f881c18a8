import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { Weight } from '../fonts.ts';
import { eastAsian, type Line, layOutText, withoutDirectionMarks } from '../lay-out-text.ts';
import type { Block } from '../paginate.ts';
import type { Entry, Section } from '../resume-sections.ts';
import { ink, mutedTextColor, type Writer } from './layout.ts';

/** Chinese, Japanese, Thai and Arabic letters need more room between lines than Latin ones. */
export const leadingOf = (language: LanguageTag) =>
  ['ja', 'zh-Hans', 'zh-Hant'].includes(language) ? 1.55 : language === 'ar' ? 1.65 : 1.4;

export interface TextOptions {
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

export function text(writer: Writer, content: string | undefined, options: TextOptions): Block[] {
  const { scale } = writer;
  const indent = options.hasBullet ? 12 * scale : 0;
  const { tag = 'P', gap = 0, color = ink, keepWithNext, hasRule, hasBullet } = options;
  const size = tag === 'H1' ? sizeForName(writer, content ?? '', options) : options.size;
  const lines = lineUp(writer, content ?? '', { ...options, size, width: options.width - indent });
  if (lines.length === 0) return [];
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

/** Least size of a name whose longest word is wider than the column, as a share of its usual size. */
const leastNameSize = 0.6;

/** The size at which the longest word of a name does not break. */
function sizeForName(writer: Writer, name: string, options: TextOptions): number {
  const widest = Math.max(
    0,
    ...name.split(/\s+/).map((word) => lineUp(writer, word, { ...options, width: Infinity })[0]?.width ?? 0),
  );
  if (widest <= options.width || eastAsian.test(name)) return options.size;
  return options.size * Math.max(leastNameSize, (options.width - 1) / widest);
}

/** The lines of a text. */
export const lineUp = (
  { ruler, scale, isRightToLeft }: Writer,
  content: string,
  options: TextOptions,
): Line[] =>
  layOutText(ruler, content, {
    size: options.size * scale,
    weight: options.weight ?? 400,
    width: options.width,
    isRightToLeft,
  });

/** The blocks of a section in a column. */
export function sectionBlocks(writer: Writer, section: Section, width: number): Block[] {
  const [heading] = text(writer, section.title, {
    ...{ tag: 'H2', size: 12, weight: 700, width, gap: 13, color: writer.accent },
    keepWithNext: true,
    hasRule: true,
  });
  const isPlain = section.entries.every(
    ({ subtitle, dates, items }) => !subtitle && !dates && items.length === 0,
  );
  const entries = section.entries.map((entry, index) =>
    entryBlocks(writer, entry, width, index === 0 ? 5 : isPlain ? 2 : 8),
  );
  const blocks = keepEnds(entries).flat();
  return heading ? [heading, ...blocks] : blocks;
}

/** Keeps two lines of a list together at its beginning and at its end: one alone is an orphan or a widow. */
export function keepEnds(entries: Block[][]): Block[][] {
  const isLine = (blocks: Block[] | undefined) => blocks?.length === 1 && blocks[0]?.lines.length === 1;
  for (const [at, next] of [
    [0, 1],
    [entries.length - 2, entries.length - 1],
  ] as const) {
    const last = entries[at]?.at(-1);
    if (last && isLine(entries[at]) && isLine(entries[next])) last.keepWithNext = true;
  }
  return entries;
}

/** The blocks of one entry; `gap` is the distance to the one before. */
export function entryBlocks(writer: Writer, entry: Entry, width: number, gap: number): Block[] {
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
