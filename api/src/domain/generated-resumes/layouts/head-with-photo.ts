import type { Block } from '../paginate.ts';
import type { PhotoPlace, PrintedDesign } from './layout.ts';

const gap = 16;

interface HeadFrame {
  margin: number;
  inner: number;
  side: number;
}

/** The head of one column: with a photo, its text is narrower and the photo stands at the end of the lines. */
export function headWithPhoto(
  { photo }: Pick<PrintedDesign, 'photo'>,
  { margin, inner, side }: HeadFrame,
  write: (width: number) => Block[],
): { head: Block[]; photo?: PhotoPlace } {
  if (photo === undefined) return { head: write(inner) };
  const head = write(inner - side - gap);
  const height = head.reduce(
    (sum, { lines, leading, gapBefore }, at) => sum + lines.length * leading + (at > 0 ? gapBefore : 0),
    0,
  );
  const place = { start: margin + inner - side, top: margin, side };
  if (height >= side) return { head, photo: place };
  const hasRule = head.some((block) => block.hasRule);
  // A rule goes below the photo.
  const lines = head.map(({ hasRule: _, ...block }) => block);
  return { head: [...lines, space(side - height, hasRule)], photo: place };
}

/** Free space of a height. */
export const space = (height: number, hasRule = false): Block => ({
  ...{ tag: 'P', text: '', lines: [{ runs: [], width: 0 }], size: 1, leading: height },
  ...{ gapBefore: 0, indent: 0, color: '#000000', ...(hasRule && { hasRule }) },
});
