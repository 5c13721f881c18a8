import { mentions } from '../words/words.ts';
import { isItem, type SourceLine } from './source-line.ts';

const maxHeader = 130;
/** `— Quantity`, `— Bachelor of`: what a dash begins, and the next line goes on with. */
const begun = /\s[—–]\s(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}(?:\s(?:of|in|de|and|&))?)$/u;

/** `Hotel X, Oslo — Pastry` above `Cook` and the time: one header that the edge of the page breaks. */
export function joinHeaders(lines: readonly SourceLine[]): SourceLine[] {
  return lines.flatMap((line, at) => {
    const [above, below, next] = [lines[at - 1], lines[at + 1], lines[at + 2]];
    if (above && isBroken(above, line, below)) return [];
    return [below && isBroken(line, below, next) ? { ...line, text: `${line.text} ${below.text}` } : line];
  });
}

function isBroken(line: SourceLine, below: SourceLine, next: SourceLine | undefined): boolean {
  const [, piece = ''] = begun.exec(line.text) ?? [];
  const isAlike = !isItem(line) && !isItem(below) && line.size === below.size && line.page === below.page;
  const isDated = line.dates === null && below.dates === null && next?.dates?.start != null;
  const isShort = line.text.length + below.text.length < maxHeader && /^\p{Lu}/u.test(below.text);
  const isRest =
    / (?:of|in|de|and|&)$/u.test(piece) || (mentions('titles', below.text) && !mentions('titles', piece));
  return piece !== '' && isAlike && isDated && isShort && isRest;
}
