import { type SourceLine, textOf } from '../lines/source-line.ts';
import { isSurelyPlace } from '../words/places.ts';
import { mentions } from '../words/words.ts';
import { type HeaderPart, isHeader, isNameLike, partsOf } from './header-line.ts';
import { splitHeader } from './split-header.ts';

export interface AnchoredLines {
  lines: readonly SourceLine[];
  /** Positions of the dates of each entry. */
  anchors: readonly number[];
  names: (line: SourceLine) => boolean;
  isAcross: boolean;
}

/** How many lines above and below its dates name an entry. */
const shapes = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [1, 2],
  [2, 1],
  [0, 2],
] as const;

/** Maximum lines of other columns between two lines of an entry. */
const maxSkipped = 2;

export interface EntryLayout {
  /** The header lines above an entry's dates, from the top; none at or before `floor`. */
  above: (anchor: number, floor: number, isDated: boolean) => number[];
}

/** The header layout of most entries: a résumé formats all of them alike. */
export function layoutOf(anchored: AnchoredLines): EntryLayout {
  const { lines, anchors, isAcross } = anchored;
  const above = (anchor: number, floor: number, count: number) =>
    headersFrom({ lines, from: anchor - 1, step: -1, limit: floor, count, isAcross }).reverse();
  const scores = shapes.map(([up, down]) => {
    const scored = anchors.map((anchor, order) => {
      const [floor, ceiling] = [anchors[order - 1] ?? -1, anchors[order + 1] ?? lines.length];
      const tops = above(anchor, floor, up);
      const bottoms = headersFrom({
        lines,
        from: anchor + 1,
        step: 1,
        limit: ceiling,
        count: down,
        isAcross,
      });
      // Only a header can be above the first dates of a section.
      const isFirst = order === 0 && !isAcross && above(anchor, floor, 3).length === up ? firstWeight : 0;
      return isFirst + scoreOf(anchored, [...tops, anchor, ...bottoms], up + down + 1);
    });
    return scored.reduce((sum, score) => sum + score, 0);
  });
  const [count] = shapes[scores.indexOf(Math.max(...scores))] ?? shapes[0];
  // A title without dates has only the company above it.
  return { above: (anchor, floor, isDated) => above(anchor, floor, isDated ? count : isAcross ? 1 : 0) };
}

const firstWeight = 2;

/** Score of a layout. Lines that name the entry or hold its data raise the score; unused lines lower it. */
function scoreOf({ lines, names }: AnchoredLines, places: readonly number[], wanted: number): number {
  const parts = places.flatMap((at) => partsOf(lines[at] as SourceLine));
  const isNamed = (part: HeaderPart) => names({ ...part.line, text: part.text });
  const isTitled = parts.some(isNamed);
  const others = parts.filter((part) => !isNamed(part));
  const isSplit = parts.some((part) => isNamed(part) && splitHeader(part) !== null);
  const other = others.some(({ text }) => isNameLike(text) && !isSurelyPlace(text)) || isSplit ? 1 : 0;
  const isKnown = others.some(({ text }) => mentions('companies', text)) ? 0.5 : 0;
  const [top = 0, bottom = 0] = [places[0], places.at(-1)];
  const skipped = bottom - top + 1 - places.length;
  const lacking = wanted - places.length;
  return (isTitled ? 2 + other + isKnown : 0) - lacking * 0.75 - skipped * 0.3 - wanted * 0.1;
}

interface Walk {
  lines: readonly SourceLine[];
  from: number;
  step: 1 | -1;
  limit: number;
  count: number;
  isAcross: boolean;
}

function headersFrom({ lines, from, step, limit, count, isAcross }: Walk): number[] {
  const found: number[] = [];
  let skipped = 0;
  for (let at = from; at !== limit && at >= 0 && at < lines.length && found.length < count; at += step) {
    const line = lines[at] as SourceLine;
    if (isHeader(line) && (!isAcross || isNameLike(textOf(line)))) found.push(at);
    else if (isAcross && skipped < maxSkipped) skipped += 1;
    else break;
  }
  return found;
}
