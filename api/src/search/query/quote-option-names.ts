import { optionNames } from '../analyser/option-names.ts';

const withoutMarks = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

const longNames = optionNames
  .flatMap(({ names }) => names.filter((name) => name.includes(' ')))
  .flatMap((name) => [name.normalize('NFKC'), withoutMarks(name)])
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replaceAll(' ', '\\s+'));

const longName = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longNames.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/**
 * Quotes names of several words: `kerja dari rumah` means remote work, while its words alone are in other advertisements
 * too (a company named Rumah). Leaves a query with quotes of its own.
 */
export const quoteOptionNames = (query: string): string =>
  /["“”„«»「」『』＂]/u.test(query) ? query : query.replaceAll(longName, '"$&"');
