import { startsRightToLeft } from '../lay-out-text.ts';
import { contactsOf, type Section, sectionsOf } from '../resume-sections.ts';
import { space } from './head-with-photo.ts';
import { ink, type LayOut, mutedTextColor } from './layout.ts';
import { sectionBlocks, text } from './write-blocks.ts';

const sidebarSections = new Set<Section['name']>(['skills', 'languages', 'certificates', 'interests']);

const photoSide = 110;

/** Two columns: contact and short lists stand in a tinted one. */
export const sidebar: LayOut = (writer, { document, language, order, photo }, width, height) => {
  const [band, margin, inset] = [178, 42, 20];
  const main = width - band - inset - margin;
  const aside = band - 2 * inset;
  const { basics = {} } = document;
  const sections = sectionsOf(document, language, order);
  const inMain = sections.filter(({ name }) => !sidebarSections.has(name));
  const inBand = sections.filter(({ name }) => sidebarSections.has(name));
  const column = { top: margin, height: height - 2 * margin };
  return {
    band,
    ...(photo !== undefined && { photo: { start: inset, top: margin, side: photoSide } }),
    columns: [
      {
        ...column,
        start: band + inset,
        width: main,
        blocks: [
          ...text(writer, basics.name, {
            tag: 'H1',
            size: 24,
            weight: 700,
            width: main,
            color: writer.accent,
          }),
          ...text(writer, basics.label, { size: 12.5, width: main, gap: 2, color: mutedTextColor }),
          ...inMain.flatMap((section) => sectionBlocks(writer, section, main)),
        ],
      },
      {
        ...column,
        start: inset,
        width: aside,
        blocks: [
          ...(photo === undefined ? [] : [space(photoSide + 4)]),
          ...contactsOf(document, language).flatMap((contact) =>
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
};
