import { isolate } from '../lay-out-text.ts';
import { contactsOf, sectionsOf } from '../resume-sections.ts';
import { headWithPhoto } from './head-with-photo.ts';
import { type LayOut, mutedTextColor } from './layout.ts';
import { sectionBlocks, text } from './write-blocks.ts';

/** One column, with the name above it. */
export const classic: LayOut = (writer, design, width, height) => {
  const { document, language, order, sections = sectionsOf(document, language, order) } = design;
  const margin = 54;
  const inner = width - 2 * margin;
  const { basics = {} } = document;
  const { head, ...placed } = headWithPhoto(design, { margin, inner, side: 84 }, (width) => [
    ...text(writer, basics.name, { tag: 'H1', size: 24, weight: 700, width, color: writer.accent }),
    ...text(writer, basics.label, { size: 12.5, width, gap: 2, color: mutedTextColor }),
    ...text(writer, contactsOf(document, language).map(isolate).join('  ·  '), {
      ...{ size: 9.5, width, gap: 4, color: mutedTextColor },
    }),
  ]);
  const blocks = [...head, ...sections.flatMap((section) => sectionBlocks(writer, section, inner))];
  return {
    ...placed,
    columns: [{ start: margin, width: inner, top: margin, height: height - 2 * margin, blocks }],
    band: 0,
  };
};
