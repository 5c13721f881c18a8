import { mentions } from '../words/words.ts';
import { hasLetters, isItem, type SourceLine, textOf, withoutBullet } from './source-line.ts';

/** So many times a document must write it so. */
const minHeaders = 2;
const maxHeader = 90;

/**
 * The first point below each time on a line of its own, without its bullet, where all of them name an occupation:
 * `2019 – 2021`, `• Cook, Hotel X`, `• Baked bread.`
 */
export function unlistHeaders(lines: readonly SourceLine[]): SourceLine[] {
  const below = lines.flatMap((line, at) =>
    isTimeAlone(line) && !isItem(line) && at + 1 < lines.length ? [at + 1] : [],
  );
  const points = below.filter((at) => isItem(lines[at] as SourceLine));
  const headers = points.filter((at) => isTitle(lines[at] as SourceLine));
  if (headers.length < minHeaders || headers.length < points.length) return [...lines];
  const isHeader = new Set(headers);
  return lines.map((line, at) =>
    isHeader.has(at) ? { ...line, kind: 'text', text: withoutBullet(line.text) } : line,
  );
}

const isTimeAlone = ({ text, dates }: SourceLine): boolean =>
  dates?.start != null && !hasLetters(text.slice(0, dates.from)) && !hasLetters(text.slice(dates.to));

const isTitle = (line: SourceLine): boolean =>
  textOf(line).length <= maxHeader && line.dates === null && mentions('titles', textOf(line));
