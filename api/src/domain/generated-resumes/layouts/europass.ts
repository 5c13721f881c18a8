import { isolate } from '../lay-out-text.ts';
import type { Block } from '../paginate.ts';
import { contactsOf, type Entry, type Section, sectionsOf } from '../resume-sections.ts';
import { headWithPhoto } from './head-with-photo.ts';
import { type LayOut, mutedTextColor, type Writer } from './layout.ts';
import { entryBlocks, keepEnds, lineUp, sectionBlocks, text } from './write-blocks.ts';

const margin = 50;
/** Width of the dates at the start of a line. */
const dateWidth = 118;

/** Dates at the start of each line and what was done beside them, after the habits of Europass. */
export const europass: LayOut = (writer, design, width, height) => {
  const { document, language, order, sections = sectionsOf(document, language, order) } = design;
  const inner = width - 2 * margin;
  const { basics = {} } = document;
  const { head, ...placed } = headWithPhoto(design, { margin, inner, side: 76 }, (width) => [
    ...text(writer, basics.name, { tag: 'H1', size: 24, weight: 700, width, color: writer.accent }),
    ...text(writer, basics.label, { size: 12.5, width, gap: 2, color: mutedTextColor }),
    ...text(writer, contactsOf(document, language).map(isolate).join('  |  '), {
      ...{ size: 9.5, width, gap: 4, color: mutedTextColor, hasRule: true },
    }),
  ]);
  const blocks = [...head, ...sections.flatMap((section) => datedBlocks(writer, section, inner))];
  return {
    ...placed,
    columns: [{ start: margin, width: inner, top: margin, height: height - 2 * margin, blocks }],
    band: 0,
  };
};

function datedBlocks(writer: Writer, section: Section, width: number): Block[] {
  const [heading, ...rest] = sectionBlocks(writer, section, width);
  if (!heading || section.name === 'summary') return heading ? [heading, ...rest] : rest;
  const isList = section.entries.every(
    ({ subtitle, dates, items }) => !subtitle && !dates && items.length === 0,
  );
  const between = isList ? 2 : 8;
  return [
    heading,
    ...keepEnds(
      section.entries.map((entry, at) => besideDates(writer, entry, width, at === 0 ? 5 : between)),
    ).flat(),
  ];
}

/** An entry with its dates before it. Dates that are too long for their place stand in a line of their own. */
function besideDates(writer: Writer, entry: Entry, width: number, gap: number): Block[] {
  const shift = dateWidth * writer.scale;
  const dates = { size: 9.5, width: dateWidth * 3, color: mutedTextColor };
  const [line] = lineUp(writer, entry.dates, dates);
  const fits = line === undefined || line.width <= shift - 10;
  const shown = fits ? { ...entry, dates: '' } : entry;
  const [first, ...others] = entryBlocks(writer, shown, width - shift, gap).map((block) => ({
    ...block,
    indent: block.indent + shift,
    ...(block.hasBullet && { bulletAt: shift + block.indent / 3 }),
  }));
  if (!first) return others;
  const lead = line && fits ? { lead: { line, size: dates.size * writer.scale, color: mutedTextColor } } : {};
  const spoken = line && fits ? `${entry.dates}, ${first.text}` : first.text;
  return [{ ...first, ...lead, text: spoken }, ...others];
}
