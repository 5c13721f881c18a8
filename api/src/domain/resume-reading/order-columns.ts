/** A piece of text on a page, in points; `y` is its baseline, measured from the bottom. */
export interface PlacedText {
  str: string;
  left: number;
  right: number;
  y: number;
  size: number;
}

interface Gutter {
  left: number;
  right: number;
}

/** Minimum gap between columns, in letter heights; a narrower gap separates words. */
const minGap = 1.2;
/** Where so many lines begin at its right edge, a narrower gap is one between columns. */
const minAligned = 6;
const minGapAligned = 0.4;
/** A column has at least so many lines. */
const minLines = 4;
/** Lines with fewer letters are dates, or labels of the neighbouring column. */
const minLetters = 4;
/** Limit of texts on a page; above it their order is kept. */
export const maxTexts = 4_000;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Columns within columns are looked for so deep. */
const maxDepth = 2;

/**
 * Sorts the texts of a page by column, each from top to bottom; text that spans all columns separates the parts above and
 * below. A page with one column keeps its order, with dates and places beside their lines.
 */
export const orderColumns = <Text extends PlacedText>(texts: readonly Text[]): Text[][] =>
  partsOf(texts, 0).filter((part) => part.length > 0);

function partsOf<Text extends PlacedText>(texts: readonly Text[], depth: number): Text[][] {
  const gutter = depth <= maxDepth && texts.every(isPlaced) ? findGutter(texts) : null;
  if (gutter === null) return [[...texts]];
  const middle = (gutter.left + gutter.right) / 2;
  const isBeside = ({ left, right }: Text) => right <= middle || left >= middle;
  // The blank between two columns is no text of either.
  const crossing = texts.filter((text) => !isBeside(text) && !isBlank(text));
  const beside = texts.filter(isBeside);
  const isBackwards = texts.filter(({ str }) => rightToLeft.test(str)).length * 2 > texts.length;
  const sides = [(text: Text) => text.right <= middle, (text: Text) => text.left >= middle];
  const inColumns = (from: number, to: number): Text[][] => {
    const band = beside.filter(({ y }) => y < from && y >= to);
    return (isBackwards ? sides.toReversed() : sides).flatMap((side) =>
      partsOf(fromTop(band.filter(side)), depth + 1),
    );
  };
  const ordered: Text[][] = [];
  let above = Number.POSITIVE_INFINITY;
  for (const y of new Set(fromTop(crossing).map((text) => text.y))) {
    // Text on the row of such a line belongs to it.
    const bottom = y + 1;
    ordered.push(
      ...inColumns(above, bottom),
      crossing.filter((text) => text.y === y),
    );
    above = bottom;
  }
  return [...ordered, ...inColumns(above, Number.NEGATIVE_INFINITY)];
}

const isBlank = ({ str }: PlacedText): boolean => str.trim() === '';
const isPlaced = ({ left, right, y, size }: PlacedText): boolean =>
  [left, right, y, size].every(Number.isFinite);

/** Sorts texts from top to bottom; those of one row keep their order in the file. */
function fromTop<Text extends PlacedText>(texts: readonly Text[]): Text[] {
  const rows: { y: number; texts: Text[] }[] = [];
  for (const text of [...texts].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row && row.y - text.y < Math.max(2, text.size * 0.4)) row.texts.push(text);
    else rows.push({ y: text.y, texts: [text] });
  }
  const written = new Map(texts.map((text, index) => [text, index]));
  return rows.flatMap((row) => row.texts.sort((a, b) => (written.get(a) ?? 0) - (written.get(b) ?? 0)));
}

/** Finds the gutter between two columns: the vertical strip that the fewest texts cross, then the widest. */
function findGutter(all: readonly PlacedText[]): Gutter | null {
  const texts = all.filter((text) => !isBlank(text));
  if (texts.length < minLines * 2 || texts.length > maxTexts) return null;
  const size = median(texts.map((text) => text.size));
  let best: { gutter: Gutter; crossings: number } | null = null;
  for (const left of new Set(texts.map((text) => Math.ceil(text.right)))) {
    const right = texts.reduce(
      (least, text) => (text.left >= left ? Math.min(least, text.left) : least),
      Infinity,
    );
    const least = size * (isAligned(texts, right) ? minGapAligned : minGap);
    if (right - left < least || right === Infinity) continue;
    const crossings = crossingsOf(texts, { left, right });
    if (crossings === null || (best && crossings > best.crossings)) continue;
    const isWider =
      !best || crossings < best.crossings || right - left > best.gutter.right - best.gutter.left;
    if (isWider) best = { gutter: { left, right }, crossings };
  }
  return best?.gutter ?? null;
}

/** Whether enough texts begin at an edge for a narrow gap in front of it to be one between columns. */
const isAligned = (texts: readonly PlacedText[], edge: number): boolean =>
  texts.filter(({ left }) => Math.abs(left - edge) < 1).length >= minAligned;

/** How many rows run across a strip; null where it does not lie between two columns. */
function crossingsOf(texts: readonly PlacedText[], { left, right }: Gutter): number | null {
  const across = rowsOf(texts.filter((text) => text.left < left && text.right > left + 1)).length;
  const before = rowsOf(texts.filter((text) => text.right <= left + 1));
  const after = rowsOf(texts.filter((text) => text.left >= right));
  // The name and its headline are few lines compared with the columns.
  const edge = Math.max(...after.map((row) => row.right));
  const isOfLine = (row: Row) => isAtEdge(row, edge, right) && before.some((other) => isOneRow(other, row));
  const isBetween =
    across * 4 <= before.length + after.length && isColumn(before) && isColumn(after, isOfLine);
  return isBetween ? across : null;
}

/** Whether a row ends at the edge of the page, and begins apart from the others: the place or the time of its line. */
const isAtEdge = (row: Row, edge: number, left: number): boolean =>
  row.right > edge - 2 && row.left > left + row.size;

const isOneRow = (one: Row, other: Row): boolean => Math.abs(one.y - other.y) < Math.max(2, other.size * 0.4);

/** Whether rows are independent text, rather than dates, places and labels of the neighbouring column. */
function isColumn(rows: readonly Row[], isOfLine: (row: Row) => boolean = () => false): boolean {
  const owned = rows.filter((row) => isOwn(row.text) && !isOfLine(row));
  const own = owned.length;
  const consecutive = rows.filter(
    ({ y, size }, index) => y - (rows[index + 1]?.y ?? y - 99) < size * 2,
  ).length;
  // `Iloilo City` next to each job is no independent text.
  const different = new Set(owned.map(({ text }) => text.trim())).size;
  return different >= minLines && own * 3 >= rows.length * 2 && consecutive * 2 >= rows.length;
}

function isOwn(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return letters >= minLetters && !(/(?:19|20)\d\d/.test(text) && letters < 20);
}

interface Row {
  left: number;
  right: number;
  y: number;
  size: number;
  text: string;
}

function rowsOf(texts: readonly PlacedText[]): Row[] {
  const rows: Row[] = [];
  for (const { str, left, right, y, size } of fromTop(texts)) {
    const row = rows.at(-1);
    if (row && row.y - y < Math.max(2, size * 0.4)) {
      row.text += ` ${str}`;
      row.left = Math.min(row.left, left);
      row.right = Math.max(row.right, right);
    } else rows.push({ left, right, y, size, text: str });
  }
  return rows;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10;
