import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, numberCell, readCsv } from '../../data-files/read-data.ts';

const row = z.object({
  list: z.string(),
  key: z.string(),
  language: z.string(),
  patterns: z.pipe(listCell, z.array(z.string()).check(z.minLength(1))),
});

const rows = readCsv(dataFile('import/phrases.csv'), row);

export type PhraseList =
  | 'education'
  | 'refused-arrangement'
  | 'arrangement-in-title'
  | 'arrangement-in-text'
  | 'pay-period'
  | 'no-experience'
  | 'not-asked'
  | 'age';

/**
 * Patterns (regular expressions, most of them plain words) of a list in all languages, by key in the order of the file:
 * the first key whose pattern matches counts.
 */
export function phrasesOf(list: PhraseList, flags = 'iu'): readonly [key: string, pattern: RegExp][] {
  const byKey = new Map<string, string[]>();
  for (const one of rows)
    if (one.list === list) byKey.set(one.key, [...(byKey.get(one.key) ?? []), ...one.patterns]);
  return [...byKey].map(([key, patterns]) => [key, new RegExp(patterns.join('|'), flags)]);
}

/** The only pattern of a list with one key. */
export function phraseOf(list: PhraseList, flags = 'iu'): RegExp {
  const [only] = phrasesOf(list, flags);
  if (only === undefined) throw new Error(`import/phrases.csv has no list "${list}".`);
  return only[1];
}

const numbers = new Map(
  readCsv(
    dataFile('import/number-words.csv'),
    z.object({ language: z.string(), value: numberCell, words: listCell }),
  ).flatMap(({ value, words }) => words.map((word) => [word, String(value)] as const)),
);

const unit = 'years?|tahun|años?|anos?|yıl|سنوات|سنة|سنين|أعوام|عام|months?|bulan|meses|ay\\b|أشهر|شهور';
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);
const [hanNumbers, otherNumbers] = [true, false].map((wanted) =>
  [...numbers.keys()].filter((word) => isHan(word) === wanted).join('|'),
);
const writtenNumber = new RegExp(
  `(?<!\\p{L})(?:${otherNumbers})(?=\\s(?:${unit}))|(?:${hanNumbers})(?=\\s?(?:年|個月|个月))`,
  'giu',
);

/** Numbers that are written in words before years or months, in digits: "tres años", ثلاث سنوات, 三年. */
export const digitsForWords = (text: string): string =>
  text
    .replace(/سنتين|سنتان|عامين|عامان/g, '2 سنوات')
    .replace(writtenNumber, (word) => numbers.get(word.toLowerCase()) ?? word);

/** Function words by language. */
export const functionWords: readonly { language: string; words: readonly string[] }[] = readCsv(
  dataFile('import/function-words.csv'),
  z.object({ language: z.string(), words: listCell }),
);
