import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';

/** Meaning of a word next to an amount: pay, a lower or upper bound, or a pay period. */
const role = z.enum(['pay', 'before', 'after', 'period', 'period_before']);
const rows = readCsv(
  dataFile('search/pay-words.csv'),
  z.object({ role, language: z.string(), words: listCell }),
);

/** Scripts whose words have no spaces between them. */
const spaceless = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}';
const isSpaceless = new RegExp(`[${spaceless}]`, 'u');
/** `\b` knows no letters of other scripts. */
export const startOfWord = '(?<![\\p{L}\\p{M}])';
export const endOfWord = `(?!(?![${spaceless}])[\\p{L}\\p{M}])`;

/**
 * A pattern of the words of a role in all languages, the longest first. Those of scripts without spaces may join others.
 * All others share one start and one end: V8 compiles the ranges of `\p{L}` once for each place where it stands.
 */
export function payWords(wanted: z.infer<typeof role>): string {
  const words = rows
    .flatMap(({ role, words }) => (role === wanted ? words : []))
    .toSorted((one, other) => other.length - one.length);
  const joined = words.filter((word) => isSpaceless.test(word));
  const apart = words.filter((word) => !isSpaceless.test(word)).map((word) => word.replaceAll(' ', '\\s'));
  return `(?:${[...joined, `${startOfWord}(?:${apart.join('|')})${endOfWord}`].join('|')})`;
}
