import { mentions } from '../words/words.ts';
import { hasLetters, isItem, type SourceLine, textOf, withoutBullet } from './source-line.ts';

/** So many times a document must write it so. */
const minHeaders = 2;
const maxHeader = 90;

/** Headers that are the points of a list, as lines of their own without a bullet. */
export const unlistHeaders = (lines: readonly SourceLine[]): SourceLine[] =>
  [headersBelowTimes, headersAboveTimes, headersWithTimes].reduce<SourceLine[]>(
    (read, headersOf) => {
      const headers = new Set(headersOf(read));
      return headers.size < minHeaders
        ? read
        : read.map((line, at) =>
            headers.has(at) ? { ...line, kind: 'text', text: withoutBullet(line.text) } : line,
          );
    },
    [...lines],
  );

/**
 * The first point below each time on a line of its own, where all of them name an occupation: `2019 – 2021`, `• Cook,
 * Hotel X`, `• Baked bread.`
 */
function headersBelowTimes(lines: readonly SourceLine[]): number[] {
  const below = lines.flatMap((line, at) =>
    isTimeAlone(line) && !isItem(line) && at + 1 < lines.length ? [at + 1] : [],
  );
  const points = below.filter((at) => isItem(lines[at] as SourceLine));
  const headers = points.filter((at) => isTitle(lines[at] as SourceLine));
  return headers.length < points.length ? [] : headers;
}

/** Each point above an occupation or a degree with its time: `• Hotel X, Oslo`, `Cook 2019 – 2021`, `◦ Baked bread.` */
const headersAboveTimes = (lines: readonly SourceLine[]): number[] =>
  lines.flatMap((line, at) => {
    const below = lines[at + 1];
    const isHeader = isItem(line) && line.dates === null && textOf(line).length <= maxHeader;
    const isDated = below?.dates?.start != null && !isItem(below) && textOf(below).length <= maxHeader;
    return isHeader &&
      below &&
      isDated &&
      (mentions('titles', textOf(below)) || mentions('schools', textOf(line)))
      ? [at]
      : [];
  });

/** `□2020年4月～現在 株式会社X`, `■ 2019 – 2021 Hotel X`: points of a mark that also begins headings. */
const headersWithTimes = (lines: readonly SourceLine[]): number[] =>
  lines.flatMap((line, at) => {
    const text = textOf(line);
    const isNamed = (['companies', 'titles', 'schools'] as const).some((group) => mentions(group, text));
    return /^[□■◇◆○●▶►]/u.test(line.text) && line.dates?.start != null && text.length <= maxHeader && isNamed
      ? [at]
      : [];
  });

const isTimeAlone = ({ text, dates }: SourceLine): boolean =>
  dates?.start != null && !hasLetters(text.slice(0, dates.from)) && !hasLetters(text.slice(dates.to));

const isTitle = (line: SourceLine): boolean =>
  textOf(line).length <= maxHeader && line.dates === null && mentions('titles', textOf(line));
