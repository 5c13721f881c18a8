import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';
import { functionWords } from '../analyser/stop-words.ts';

const phrases = readCsv(dataFile('search/near-me.csv'), z.object({ language: z.string(), phrases: listCell }))
  .flatMap((row) => row.phrases)
  .toSorted((one, other) => other.length - one.length);

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}]/u;
const pattern = new RegExp(
  phrases
    .map((phrase) => {
      const text = phrase.replaceAll(' ', '\\s+');
      return spaceless.test(phrase) ? `${text}の?` : `(?<![\\p{L}\\p{M}])${text}(?![\\p{L}\\p{M}])`;
    })
    .join('|'),
  'iu',
);

/** Words of a query that mean the place where the person is, and the other words; null for none, and in quotes. */
export function nearbyInQuery(typed: string): { text: string; rest: string } | null {
  const query = typed.slice(0, 400).normalize('NFKC');
  const found = /["“”„«»「」『』]/u.test(query) ? null : pattern.exec(query);
  if (found === null) return null;
  const words = `${query.slice(0, found.index)} ${query.slice(found.index + found[0].length)}`
    .trim()
    .split(/\s+/);
  while (functionWords.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return { text: found[0].trim(), rest: words.join(' ') };
}
