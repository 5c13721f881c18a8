import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';
import { foldText } from '../analyser/fold-text.ts';
import { functionWords } from '../analyser/stop-words.ts';

const phrases = readCsv(dataFile('search/near-me.csv'), z.object({ language: z.string(), phrases: listCell }))
  .flatMap((row) => row.phrases)
  .toSorted((one, other) => other.length - one.length);

/** Scripts without spaces between words. */
const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}]/u;
/** With the particle that joins them to the next word. */
const joined = new RegExp(`(?:${phrases.filter((one) => spaceless.test(one)).join('|')})[の的]?`, 'u');
const spaced = phrases.filter((one) => !spaceless.test(one)).map((one) => one.split(' ').map(foldText));

/** Words of a query that mean the place where the person is, and the other words; null for none, and in quotes. */
export function nearbyInQuery(typed: string): { text: string; rest: string } | null {
  const query = typed.slice(0, 400).normalize('NFKC');
  if (/["“”„«»「」『』]/u.test(query)) return null;
  const found = joined.exec(query);
  if (found !== null) {
    const [text] = found;
    const rest = `${query.slice(0, found.index)} ${query.slice(found.index + text.length)}`;
    return { text, rest: withoutEnd(wordsOf(rest)) };
  }
  const words = wordsOf(query);
  const folded = words.map((word) => foldText(word).replace(/^\p{P}+|\p{P}+$/gu, ''));
  for (const phrase of spaced) {
    const at = folded.findIndex((_, start) => phrase.every((part, index) => folded[start + index] === part));
    if (at < 0) continue;
    const end = at + phrase.length;
    return {
      text: words.slice(at, end).join(' '),
      rest: withoutEnd([...words.slice(0, at), ...words.slice(end)]),
    };
  }
  return null;
}

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Without the words at the end that led to the place: "jobs in". */
function withoutEnd(words: readonly string[]): string {
  const last = words.findLastIndex((word) => !functionWords.has(word.toLowerCase()));
  return words.slice(0, last + 1).join(' ');
}
