import { Converter } from 'opencc-js/t2cn';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { readCsv } from '../../data-files/read-data.ts';
import { nameKeyOf } from './fold-text.ts';

const toSimplified = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();

/**
 * Converts one character at a time, so that a word gets the same form in any context. A converter that looks at
 * neighbouring characters may change it.
 */
export function simplifyCharacter(character: string): string {
  let simple = known.get(character);
  if (simple === undefined) {
    simple = toSimplified(character);
    known.set(character, simple);
  }
  return simple;
}

/**
 * Words of Taiwan and Hong Kong with their mainland equivalents, in simplified characters. Only words that mean the same
 * in an advertisement are listed. The prefecture of Tokyo is among them because 東京都 contains 京都.
 */
const regionalWords = new Map(
  readCsv(
    dataFile('search/regional-chinese.csv'),
    z.object({ word: z.string().check(z.minLength(1)), mainland: z.string().check(z.minLength(1)) }),
  ).map(({ word, mainland }) => [word, mainland]),
);
const longestFirst = [...regionalWords.keys()].sort((a, b) => b.length - a.length);
const anyWord = new RegExp(longestFirst.join('|'), 'g');

/** Converts traditional characters and regional words to their mainland form. Japanese text is converted too. */
export function simplifyChinese(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  return text
    .replace(/\p{Script=Han}/gu, simplifyCharacter)
    .replace(anyWord, (word) => regionalWords.get(word) ?? word);
}

/**
 * Stored form of a regional word that begins with this simplified one: 兼职 for 工读, because 工读生
 * is stored as it. Empty for most words.
 */
export const regionalMeanings = (start: string): string[] => [
  ...new Set(
    longestFirst
      .filter((word) => word.length > start.length && word.startsWith(start))
      .map((word) => regionalWords.get(word) ?? word),
  ),
];

/** The key by which suggestions compare a company's name with typed text, simplified and folded. */
export const companyKeyOf = (name: string): string => simplifyChinese(nameKeyOf(name));
