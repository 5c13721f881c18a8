import type { PlacedText } from './order-columns.ts';

/** Place, time and duration of an entry: a side cell has no more rows. */
const maxRows = 3;
/** A longer row is text of a column. */
const maxLetters = 40;
/** Rows of an entry that are looked at for the one that a side cell begins beside. */
const maxEntryRows = 60;
/** Maximum distance of baselines within one row, in letter heights. */
const sameRow = 0.4;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const year = /(?:19|20)\d\d/;

type Row<Text> = Text[];

/**
 * Moves side cells to the first row of their entry. Typesetting systems write an entry as a grid of two cells. Its name
 * and points are on the left, its place and time at the right edge. In the file the right cell follows the points.
 */
export function placeSideCells<Text extends PlacedText>(texts: readonly Text[]): Text[] {
  const placed: Row<Text>[] = [];
  const rows = rowsOf(texts);
  for (let at = 0; at < rows.length; at += 1) {
    const cell = sideCellAt(rows, at, placed);
    if (cell === null) placed.push(rows[at] ?? []);
    else {
      placed[cell.row] = [...(placed[cell.row] ?? []), ...cell.texts];
      at += cell.count - 1;
    }
  }
  return placed.flat();
}

/** The side cell that begins with a row, and the row that it belongs to; null where none begins. */
function sideCellAt<Text extends PlacedText>(
  rows: readonly Row<Text>[],
  at: number,
  before: readonly Row<Text>[],
): { row: number; texts: Text[]; count: number } | null {
  const top = firstOf(rows[at]);
  const above = firstOf(before.at(-1));
  if (!top || !above || !isHigher(top, above)) return null;
  const row = before.findLastIndex(
    (one, index) => index >= before.length - maxEntryRows && isOneRow(firstOf(one), top),
  );
  if (row < 0) return null;
  const entry = before.slice(row).flat();
  const edge = Math.max(...entry.map((text) => (isBlank(text) ? 0 : text.right)));
  const cell: Row<Text>[] = [];
  for (const next of rows.slice(at, at + maxRows)) {
    const isBeside = next.every((text) => isBlank(text) || text.left >= edge);
    const isBelow = cell.length === 0 || !isHigher(firstOf(next), firstOf(cell.at(-1)));
    if (!isBeside || !isBelow) break;
    cell.push(next);
  }
  return isSideCell(cell, rows[at + cell.length], edge)
    ? { row, texts: cell.flat(), count: cell.length }
    : null;
}

/** Whether rows name a time and are short, and no more of their column follow. */
function isSideCell<Text extends PlacedText>(
  cell: readonly Row<Text>[],
  next: Row<Text> | undefined,
  edge: number,
): boolean {
  const lines = cell.map((row) => row.map(({ str }) => str).join(''));
  const below = firstOf(next);
  return (
    lines.some((line) => year.test(line)) &&
    lines.every((line) => line.trim().length <= maxLetters && !rightToLeft.test(line)) &&
    (below === undefined || below.left < edge)
  );
}

function rowsOf<Text extends PlacedText>(texts: readonly Text[]): Row<Text>[] {
  const rows: Row<Text>[] = [];
  for (const text of texts) {
    const row = rows.at(-1);
    // The blank at the end of a line has the place of the next one.
    if (row && (isBlank(text) || isOneRow(firstOf(row) ?? text, text))) row.push(text);
    else rows.push([text]);
  }
  return rows;
}

const isBlank = ({ str }: PlacedText): boolean => str.trim() === '';

const firstOf = <Text extends PlacedText>(row: Row<Text> | undefined): Text | undefined =>
  row?.find((text) => !isBlank(text));

const isOneRow = (one: PlacedText | undefined, other: PlacedText): boolean =>
  one !== undefined && Math.abs(one.y - other.y) < Math.max(2, other.size * sameRow);

const isHigher = (one: PlacedText | undefined, other: PlacedText | undefined): boolean =>
  one !== undefined && other !== undefined && one.y - other.y > Math.max(2, one.size * sameRow);
