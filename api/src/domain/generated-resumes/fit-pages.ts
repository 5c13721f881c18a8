import type { Ruler } from './lay-out-text.ts';
import type { Column, Layout, PrintedDesign } from './layouts/layout.ts';
import { type PlacedBlock, paginate } from './paginate.ts';
import { layOut } from './templates.ts';

/** Font scales that are tried, the natural size first, to fit a résumé on one or two pages. */
const scales = [1, 0.97, 0.94, 0.91, 0.88, 0.85];
/** Minimum fill of the last page. */
const minFill = 0.25;

export interface Fitted {
  scale: number;
  layout: Layout;
  columns: { column: Column; pages: PlacedBlock[][] }[];
  count: number;
}

/** Lays out a design with as few pages as its scales allow, the last of them filled to a quarter where possible. */
export function fitPages(ruler: Ruler, design: PrintedDesign): Fitted {
  let best: Fitted | null = null;
  let wasFilled = false;
  for (const scale of scales) {
    const layout = layOut(ruler, design, scale);
    const flowed = layout.columns.map((column) => ({ column, ...paginate(column.blocks, column.height) }));
    const count = Math.max(...flowed.map(({ pages }) => pages.length));
    const fill = Math.max(
      ...flowed.filter(({ pages }) => pages.length === count).map(({ used, column }) => used / column.height),
    );
    const isFilled = count === 1 || fill >= minFill;
    const isBetter = best === null || count < best.count || (isFilled && !wasFilled && count === best.count);
    if (isBetter) {
      best = { scale, layout, columns: flowed, count };
      wasFilled = isFilled;
    }
    // Content of four pages does not come down to two, but its last page may come down to none.
    if (isFilled && count !== 3) break;
  }
  return best as Fitted;
}
