import type { Line } from './lay-out-text.ts';

/** A piece of a column that flows over pages: a heading, a paragraph, an item of a list. */
export interface Block {
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI';
  /** The text in reading order, for assistive technology. */
  text: string;
  lines: Line[];
  size: number;
  /** Distance of two baselines. */
  leading: number;
  gapBefore: number;
  indent: number;
  color: string;
  /** Stays on the page of the block after it. */
  keepWithNext?: boolean;
  /** A line drawn below it. */
  hasRule?: boolean;
  hasBullet?: boolean;
  /** One line at the far end of the first line, such as dates. */
  aside?: { line: Line; size: number; color: string };
  /** One line at the start of the first line, before the indent. */
  lead?: { line: Line; size: number; color: string };
  /** Where the bullet stands; default a third of the indent. */
  bulletAt?: number;
}

/** Some of a block's lines, at their place on a page. `top` is the upper edge of the first one. */
export interface PlacedBlock {
  block: Block;
  from: number;
  to: number;
  top: number;
}

/** Avoids widows and orphans: single lines of a paragraph at the end or the start of a page. */
const atLeast = 2;

/** Divides a column into pages of `height`. Each page is a list of its blocks. */
export function paginate(blocks: readonly Block[], height: number): { pages: PlacedBlock[][]; used: number } {
  const pages: PlacedBlock[][] = [[]];
  let top = 0;
  const turn = () => {
    pages.push([]);
    top = 0;
  };
  for (const [index, block] of blocks.entries()) {
    if (top > 0 && top + minHeight(blocks, index) > height) turn();
    if (top > 0) top += block.gapBefore;
    const all = block.lines.length;
    for (let from = 0; from < all; ) {
      const room = Math.floor((height - top + 0.01) / block.leading);
      const left = all - from;
      const fits = room >= left ? left : Math.min(room, left - atLeast);
      if (fits < Math.min(atLeast, left) && top > 0) {
        turn();
        continue;
      }
      const to = from + Math.max(1, fits);
      pages.at(-1)?.push({ block, from, to, top });
      top += (to - from) * block.leading;
      from = to;
      if (from < all) turn();
    }
  }
  return { pages, used: top };
}

/** Space that must be left below the last block for this one to begin here. */
function minHeight(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const { lines, leading, gapBefore } = block;
  if (block.keepWithNext) return gapBefore + lines.length * leading + minHeight(blocks, index + 1);
  const least = lines.length <= atLeast + 1 ? lines.length : atLeast;
  return gapBefore + least * leading;
}
