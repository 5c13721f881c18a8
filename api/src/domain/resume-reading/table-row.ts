import type { TextLine } from './document-text.ts';

type Cell = readonly TextLine[];

/** A cell with more lines is independent text, rather than the dates or the place of the neighbouring cell. */
const mostOfShort = 3;
const maxLabel = 40;
/** Distance between two columns of a table, so that edges can be compared. */
const edge = 100;

/**
 * The lines of a table row in reading order. Short cells (dates, places, list columns) are joined with the neighbouring
 * line. Cells with several lines are columns, read one after the other. A single cell before one is its heading.
 */
export function linesOfRow(cells: readonly Cell[]): TextLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const tall = filled.filter((cell) => cell.length > mostOfShort);
  if (filled.length <= 1) return filled.flat();
  if (tall.length > 1) return filled.flatMap((cell, index) => inColumn(cell, index * edge));
  const [first] = filled;
  if (tall.length === 1 && first && first !== tall[0] && isLabel(first)) return filled.flat();
  return beside(filled);
}

const inColumn = ([first, ...rest]: Cell, column: number): TextLine[] =>
  first === undefined ? [] : [{ ...first, column }, ...rest];

/** `Work experience` in front of all jobs, but neither `2018 – 2021` nor `Oslo\n2018`. */
const isLabel = (cell: Cell): boolean =>
  cell.length === 1 && cell.every(({ text }) => text.length <= maxLabel && !/\p{Nd}/u.test(text));

/** Line by line, with a tab between the cells. */
function beside(cells: readonly Cell[]): TextLine[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, index): TextLine[] => {
    const parts = cells.flatMap((cell) => cell[index] ?? []);
    const [first] = parts;
    if (first === undefined) return [];
    const kind = parts.length === 1 ? first.kind : 'text';
    const isBold = parts.every((part) => part.isBold);
    const links = parts.flatMap((part) => part.links ?? []);
    const text = parts.map((part) => part.text).join('\t');
    return [{ ...first, kind, isBold, text, ...(links.length > 0 && { links }) }];
  }).flat();
}
