import { countryByKey } from '@jobharbor/shared/contracts';
import { splitWords } from '../analyser/split-words.ts';
import { functionWords, genericWords } from '../analyser/stop-words.ts';
import { splitPlaces } from '../place-names.ts';
import { nameLength, wholeNameLength } from '../synonyms/synonyms-of.ts';
import { splitByOptions } from './options-in-query.ts';
import { segmentsOf } from './parse-query.ts';

/** Longer queries, in characters, are not taken apart, which would take seconds for the longest that may be sent. */
const longestQuery = 200;
/** Queries with more parts are not shortened, either: their list of alternatives would be too long to read. */
const maxParts = 6;
const longestPart = 4;

/**
 * The query without `dropped` of its parts, each choice of them in turn, as somebody would type it. A place or a title of
 * several words is one part, and words that only join (`in`) go. None where no part would be left.
 */
export function shortenQuery(country: string, typed: string, dropped = 1): string[] {
  if (typed.length > longestQuery) return [];
  const { parts, joint } = partsOf(country, typed);
  if (parts.length <= dropped || parts.length > maxParts) return [];
  return [...new Set(withoutParts(parts, dropped).map((left) => left.join(joint)))];
}

/** Every choice of the parts without `dropped` of them, which keep their order. */
function withoutParts(parts: readonly string[], dropped: number): (readonly string[])[] {
  if (dropped === 0) return [parts];
  return parts.flatMap((_, at) =>
    withoutParts(parts.slice(at + 1), dropped - 1).map((rest) => [...parts.slice(0, at), ...rest]),
  );
}

/** The parts that may be dropped, without excluded words (`-night`); none of a query that is not taken apart. */
export function partsOfQuery(country: string, typed: string): string[] {
  if (typed.length > longestQuery) return [];
  const { parts } = partsOf(country, typed);
  return parts.length > maxParts ? [] : parts.filter((part) => !part.startsWith('-'));
}

function partsOf(country: string, typed: string): { parts: string[]; joint: string } {
  const key = countryByKey(country)?.key;
  const text = typed.normalize('NFKC');
  const found = key === undefined ? [{ text, isOption: false }] : splitByOptions(key, text);
  const isSpaceless = !/\s/u.test(text.trim()) && splitWords(text).some((run) => run.isSpaceless);
  const parts = found.flatMap((part) =>
    part.isOption ? [part.text] : wordsOf(country, part.text, isSpaceless),
  );
  return { parts, joint: isSpaceless ? '' : ' ' };
}

function wordsOf(country: string, text: string, isSpaceless: boolean): string[] {
  const words = text.match(/-?["“”«»„「」『』][^"“”«»„「」『』]*["“”«»„「」『』]|\S+/gu) ?? [];
  const segments = isSpaceless ? words.flatMap(segmentsOf) : words;
  const telling = joined(segments, wholeNameLength).filter(isContentWord);
  return joined(telling, (folded) => Math.max(placeLength(country, folded), nameLength(folded)));
}

function isContentWord(word: string): boolean {
  const folded = fold(word);
  return folded !== '' && !functionWords.has(folded) && !genericWords.has(folded);
}

/** Words that name one place or one title together become one part; `lengthOf` counts those that do, from folded ones. */
function joined(words: readonly string[], lengthOf: (folded: readonly string[]) => number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < words.length; ) {
    const next = words.slice(at, at + longestPart);
    const count = Math.max(lengthOf(next.map(fold)), 1);
    parts.push(next.slice(0, count).join(' '));
    at += count;
  }
  return parts;
}

/** The number of leading words that name one place; 0 for none. */
function placeLength(country: string, words: readonly string[]): number {
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (splitPlaces(country, [name]).others.length === 0) return count;
  }
  return 0;
}

const fold = (word: string): string =>
  splitWords(word)
    .flatMap((run) => run.parts)
    .join(' ');
