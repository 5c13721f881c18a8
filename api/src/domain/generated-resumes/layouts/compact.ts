import { isolate } from '../lay-out-text.ts';
import { contactsOf, type Section, sectionsOf } from '../resume-sections.ts';
import { headWithPhoto } from './head-with-photo.ts';
import { type LayOut, mutedTextColor } from './layout.ts';
import { sectionBlocks, text } from './write-blocks.ts';

/** Sections of short entries, which stand beside each other in one line. */
const listed = new Set<Section['name']>(['skills', 'languages', 'interests']);
const density = 0.93;

/** One column with narrow margins and lists in lines: more on a page. */
export const compact: LayOut = (given, design, width, height) => {
  const { document, language, order, sections = sectionsOf(document, language, order) } = design;
  const writer = { ...given, scale: given.scale * density };
  const margin = 40;
  const inner = width - 2 * margin;
  const { basics = {} } = document;
  const facts = [basics.label, ...contactsOf(document, language)].filter((part) => part?.trim());
  const { head, ...placed } = headWithPhoto(design, { margin, inner, side: 64 }, (width) => [
    ...text(writer, basics.name, { tag: 'H1', size: 20, weight: 700, width, color: writer.accent }),
    ...text(writer, facts.map((part = '') => isolate(part)).join('  ·  '), {
      ...{ size: 9.5, width, gap: 2, color: mutedTextColor },
    }),
  ]);
  const blocks = [...head, ...sections.flatMap((section) => sectionBlocks(writer, inLines(section), inner))];
  return {
    ...placed,
    columns: [{ start: margin, width: inner, top: margin, height: height - 2 * margin, blocks }],
    band: 0,
  };
};

/** A list of names as one entry; one with texts of its own stays. */
function inLines(section: Section): Section {
  const { name, entries } = section;
  const isShort = entries.every(({ text: more, items, dates }) => !more && !dates && items.length === 0);
  if (!listed.has(name) || !isShort) return section;
  const line = entries.map(({ title }) => isolate(title)).join('  ·  ');
  return { ...section, entries: [{ title: '', subtitle: '', dates: '', text: line, items: [] }] };
}
