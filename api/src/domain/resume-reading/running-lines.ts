import type { TextLine } from './document-text.ts';

/** A line of a page, with its height above the bottom in points. */
export interface PlacedLine extends TextLine {
  y: number;
}

/** Lines at the top of the first page say who the person is, even if all pages repeat them. */
const topLines = 3;

/**
 * Lines without the headers and footers that pages repeat at one height, alike but for the number of the page. The first
 * page's is kept as a footer, since it may be the only place of an address; one with a page number is left out.
 */
export function withoutRunningLines(lines: readonly PlacedLine[]): TextLine[] {
  const alike = Map.groupBy(lines, shapeOf);
  return lines.flatMap((line, at): TextLine[] => {
    const { y, ...rest } = line;
    const shape = shapeOf(line);
    const isRunning = (alike.get(shape) ?? []).some(
      (other) => other.page !== line.page && Math.abs(other.y - y) < sameHeight,
    );
    if (!isRunning) return [rest];
    if (line.page !== 1 || shape !== line.text) return [];
    return [at < topLines ? rest : { ...rest, isFooter: true }];
  });
}

/** Maximum distance of the same line on two pages, in points. */
const sameHeight = 4;

/** The text with a sign for the number of its page: `Página # de 2`. */
const shapeOf = ({ text, page }: PlacedLine): string =>
  text.replace(new RegExp(`(?<!\\p{Nd})${page}(?!\\p{Nd})`, 'u'), '#');
