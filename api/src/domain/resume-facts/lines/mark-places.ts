import { isPlace, isSurelyPlace } from '../words/places.ts';
import { mentions } from '../words/words.ts';
import { isItem, type SourceLine, trimMarks } from './source-line.ts';

const maxWords = 3;

/**
 * Marks parts such as `Meath, Ireland` as places. The name alone may be an employer in Ireland, so the same part of
 * another line must surely be a place.
 */
export function markPlaces(lines: readonly SourceLine[]): SourceLine[] {
  const pieces = lines.map((line) => (isItem(line) ? [] : piecesOf(line)));
  const parts = pieces.map((of) => of.at(-1) ?? '');
  const shapes = lines.map((_, at) => shapeOf(lines, at, pieces[at]?.length === 1));
  const ofPlaces = new Set(shapes.filter((_, at) => isSurelyPlace(parts[at] ?? '')));
  return lines.map((line, at) => {
    const [part = '', shape = null] = [parts[at], shapes[at]];
    return shape !== null && ofPlaces.has(shape) && isPerhapsPlace(part) ? { ...line, place: part } : line;
  });
}

const piecesOf = ({ text, dates }: SourceLine): string[] =>
  (dates === null ? text : `${text.slice(0, dates.from)}\t${text.slice(dates.to)}`)
    .split(/\t|\s[|·–—-]\s/u)
    .map(trimMarks)
    .filter(Boolean);

/** Whether a part is all of its line, and where the next dated line is; null far from any date. */
function shapeOf(lines: readonly SourceLine[], at: number, isAll: boolean): string | null {
  const step = [-1, 0, 1].find((one) => lines[at + one]?.dates?.start != null);
  return step === undefined ? null : `${step} ${isAll}`;
}

/** `Meath, Ireland`: a name, and a country or a region. */
const isPerhapsPlace = (text: string): boolean =>
  isPlace(text) &&
  /[,，]/u.test(text) &&
  text.split(' ').length <= maxWords &&
  !mentions('companies', text) &&
  !mentions('titles', text) &&
  !mentions('schools', text);
