import { maxTexts, type PlacedText } from './order-columns.ts';

/** So many lines further up a page goes on elsewhere, rather than in the next cell of a table. */
const minRise = 5;
/** Maximum distance of baselines within one row, in letter heights. */
const sameRow = 0.4;

/**
 * Moves floated texts back to their lines. Browsers print what floats at an edge, such as the dates of jobs, before
 * everything else. Other texts keep their order.
 */
export function placeFloats<Text extends PlacedText>(texts: readonly Text[]): Text[] {
  if (texts.length > maxTexts) return [...texts];
  const segments = segmentsOf(texts);
  const [main] = segments.toSorted((a, b) => b.length - a.length);
  if (main === undefined || segments.length === 1) return [...texts];
  const floats = new Set(segments.filter((one) => one !== main && isFloating(one, main)));
  const rest = segments.filter((one) => !floats.has(one)).flat();
  return [...floats].flatMap(rowsOf).reduce(insertRow, rest);
}

/** Texts in the order of the document, parted where it goes up the page again. */
function segmentsOf<Text extends PlacedText>(texts: readonly Text[]): Text[][] {
  const segments: Text[][] = [];
  let above: Text | null = null;
  for (const text of texts) {
    const isRise = above === null || text.y - above.y > text.size * minRise;
    if (isRise) segments.push([text]);
    else segments.at(-1)?.push(text);
    // A blank at the end of a line has the position of the next line.
    if (text.str.trim() !== '') above = text;
  }
  return segments;
}

function rowsOf<Text extends PlacedText>(texts: readonly Text[]): Text[][] {
  const rows: Text[][] = [];
  for (const text of texts) {
    const [first] = rows.at(-1) ?? [];
    if (first && isOneRow(first, text)) rows.at(-1)?.push(text);
    else rows.push([text]);
  }
  return rows.filter((row) => row.some(({ str }) => str.trim() !== ''));
}

const isOneRow = (one: PlacedText, other: PlacedText): boolean =>
  Math.abs(one.y - other.y) < Math.max(2, other.size * sameRow);

/**
 * Whether the rows of a segment are dates beside other lines: each is next to a line, and most contain a year. A column
 * of text is none.
 */
function isFloating(segment: readonly PlacedText[], main: readonly PlacedText[]): boolean {
  const rows = rowsOf(segment);
  const beside = rows.filter(
    ([first]) => first && main.some((text) => isOneRow(first, text) && isApart(first, text)),
  );
  const dated = rows.filter((row) => /(?:19|20)\d\d/.test(row.map(({ str }) => str).join('')));
  const followed = rows.filter(([first], at) => {
    const [below] = rows[at + 1] ?? [];
    return first && below && first.y - below.y < first.size * 2;
  });
  return (
    beside.length === rows.length && dated.length * 2 >= rows.length && followed.length * 2 <= rows.length
  );
}

const isApart = (one: PlacedText, other: PlacedText): boolean =>
  one.left >= other.right || one.right <= other.left;

/** The row at the end of the adjacent line, or the row before it. */
function insertRow<Text extends PlacedText>(texts: readonly Text[], row: Text[]): Text[] {
  const [first] = row;
  const from = texts.findIndex((text) => first && isOneRow(first, text) && text.str.trim() !== '');
  const [line] = texts.slice(from, from + 1);
  if (!first || !line) return [...texts, ...row];
  const length = texts.slice(from).findIndex((text) => !isOneRow(line, text));
  const at = first.left < line.left ? from : length < 0 ? texts.length : from + length;
  return [...texts.slice(0, at), ...row, ...texts.slice(at)];
}
