import type { PlacedText } from './order-columns.ts';
import type { Rule } from './page-rules.ts';

/** A table that is drawn with lines: its rows from the top, each with its cells from the left. */
export interface RuledTable<Text> {
  top: number;
  bottom: number;
  rows: Cell<Text>[][];
}

export interface Cell<Text> {
  left: number;
  right: number;
  /** The texts of each line of the cell, from the top. */
  lines: Text[][];
}

/** Cells with a border each stand so far apart. */
const near = 4;
const minWidth = 100;
const minHeight = 8;

interface Line {
  at: number;
  from: number;
  to: number;
}

/**
 * The tables of a page in which a cell has several lines. Without its lines, a row of such a table reads as parts of
 * names in any order. Other tables need no lines: their rows are lines of text.
 */
export function ruledTables<Text extends PlacedText>(
  rules: readonly Rule[],
  texts: readonly Text[],
): RuledTable<Text>[] {
  const across = joined(
    rules.flatMap(({ left, right, top, bottom }) =>
      right - left > top - bottom ? [{ at: (top + bottom) / 2, from: left, to: right }] : [],
    ),
  ).filter(({ from, to }) => to - from >= minWidth);
  const down = joined(
    rules.flatMap(({ left, right, top, bottom }) =>
      top - bottom > right - left ? [{ at: (left + right) / 2, from: bottom, to: top }] : [],
    ),
  );
  return [...Map.groupBy(across, ({ from, to }) => `${rounded(from)} ${rounded(to)}`).values()]
    .flatMap((edges) => tableBetween(edges, down, texts) ?? [])
    .sort((one, other) => other.top - one.top)
    .filter((table, at, all) => at === 0 || table.top <= (all[at - 1]?.bottom ?? 0) + near);
}

const isWord = ({ str }: PlacedText): boolean => str.trim() !== '';

/** Edges of cells that share a border differ by its width. */
const rounded = (edge: number): number => Math.round(edge / (near * 2));

/** Collinear pieces as one line each. */
function joined(pieces: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const piece of [...pieces].sort((one, other) => other.at - one.at || one.from - other.from)) {
    const line = lines.findLast(
      ({ at, from, to }) => Math.abs(at - piece.at) < 1 && piece.from <= to + near && piece.to >= from - near,
    );
    if (line) Object.assign(line, { from: Math.min(line.from, piece.from), to: Math.max(line.to, piece.to) });
    else lines.push({ ...piece });
  }
  return lines;
}

/** The table whose rows horizontal lines of one width part; null where they part no cells, or text stands beside it. */
function tableBetween<Text extends PlacedText>(
  edges: readonly Line[],
  down: readonly Line[],
  texts: readonly Text[],
): RuledTable<Text> | null {
  const rows: Cell<Text>[][] = [];
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last) return null;
  const isWithin = ({ left, right, y }: Text) =>
    y < first.at && y > last.at && left >= first.from - near && right <= first.to + near;
  const inside = texts.filter(isWithin);
  const isBeside = (text: Text) => isWord(text) && text.y < first.at && text.y > last.at && !isWithin(text);
  if (texts.some(isBeside)) return null;
  for (const [at, { at: top }] of edges.entries()) {
    const bottom = edges[at + 1]?.at;
    if (bottom === undefined || top - bottom < minHeight) continue;
    const ofRow = inside.filter(({ y }) => y < top && y > bottom);
    const borders = down
      .filter(({ from, to }) => from <= bottom + near && to >= top - near)
      .map((border) => border.at)
      .filter((x) => x > first.from + near && x < first.to - near)
      .sort((one, other) => one - other)
      .filter((x, index, all) => (all[index + 1] ?? Number.POSITIVE_INFINITY) - x > near);
    const all = [first.from, ...borders, first.to];
    const cells = cellsBetween(all, borders.reduce(splitAt<Text>, ofRow));
    if (cells === null) return null;
    if (cells.length > 0) rows.push(cells);
  }
  const isWrapped = (cells: readonly Cell<Text>[]) =>
    cells.length > 1 && cells.some(({ lines }) => lines.length > 1);
  return rows.length > 1 && rows.some(isWrapped) ? { top: first.at, bottom: last.at, rows } : null;
}

/** Texts without those across a border: the library joins texts of neighbouring cells that stand close. */
const splitAt = <Text extends PlacedText>(texts: Text[], border: number): Text[] =>
  texts.flatMap((text) => {
    const { str, left, right } = text;
    if (!isWord(text) || left > border - near || right < border + near) return [text];
    const widthOf = (letters: number) => left + ((right - left) * letters) / str.length;
    const distance = (space: number) => Math.abs(widthOf(space) - border);
    const spaces = [...str.matchAll(/\s/gu)].map(({ index }) => index);
    const [space] = spaces.sort((one, other) => distance(one) - distance(other));
    if (space === undefined) return [text];
    return [
      { ...text, str: str.slice(0, space), right: Math.min(widthOf(space), border) },
      { ...text, str: str.slice(space + 1), left: Math.max(widthOf(space), border) },
    ];
  });

/** The texts of a row by cell, without empty cells; null where a text crosses a border. */
function cellsBetween<Text extends PlacedText>(
  borders: readonly number[],
  texts: readonly Text[],
): Cell<Text>[] | null {
  const cells: Cell<Text>[] = [];
  let count = 0;
  for (const [at, left] of borders.entries()) {
    const right = borders[at + 1];
    if (right === undefined || right - left < near) continue;
    const own = texts.filter((text) => text.left >= left - near && text.left < right - near);
    if (own.some((text) => isWord(text) && text.right > right + near)) return null;
    count += own.filter(isWord).length;
    const lines = linesOf(own);
    if (lines.length > 0) cells.push({ left, right, lines });
  }
  return count === texts.filter(isWord).length ? cells : null;
}

/** Texts by line, from the top; those of one line keep their order. */
function linesOf<Text extends PlacedText>(texts: readonly Text[]): Text[][] {
  const lines: Text[][] = [];
  for (const text of texts) {
    const line = lines.find(([one]) => one && Math.abs(one.y - text.y) < Math.max(2, text.size * 0.4));
    if (line) line.push(text);
    else lines.push([text]);
  }
  return lines.filter((line) => line.some(isWord)).sort(([one], [other]) => (other?.y ?? 0) - (one?.y ?? 0));
}

/**
 * For each line of a cell, whether it goes on from the line above: its first word did not fit there. In a cell that also
 * has breaks elsewhere, a line that begins with a capital is one of its own.
 */
export function continuedLines(
  { left, right, lines }: Cell<PlacedText>,
  texts: readonly string[],
): boolean[] {
  const spans = lines.map((line) => {
    const filled = line.filter(isWord);
    const [from, to] = [
      Math.min(...filled.map((one) => one.left)),
      Math.max(...filled.map((one) => one.right)),
    ];
    return { from, to, letter: (to - from) / filled.reduce((sum, { str }) => sum + str.length, 0) };
  });
  const letter = Math.max(...spans.map((span) => span.letter));
  const padding = Math.min(Math.max(Math.min(...spans.map(({ from }) => from)) - left, 0), maxPadding);
  const isFull = texts.map((text, at) => {
    const [above, before = ''] = [spans[at - 1], texts[at - 1]];
    if (!above) return false;
    const [word = ''] = /^\S+/u.exec(text) ?? [];
    const length = /^[\u3040-\u30ff\u3400-\u9fff]/u.test(word) ? 1 : word.length + 1;
    return /[–—,/&-]$/u.test(before) || above.to + letter * length > right - padding - near;
  });
  const hasBreaks = isFull.slice(1).includes(false);
  return isFull.map((is, at) => is && !(hasBreaks && /^\p{Lu}/u.test(texts[at] ?? '')));
}

/** Further in, text is indented or centred. */
const maxPadding = 12;
