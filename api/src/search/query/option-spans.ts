import type { CountryKey } from '@jobharbor/shared/contracts';
import { LRUCache } from 'lru-cache';
import { type ConfigOption, flatLists } from '../../config-lists/index.ts';
import { optionNames } from '../analyser/option-names.ts';
import { splitWords } from '../analyser/split-words.ts';
import { functionWords } from '../analyser/stop-words.ts';
import { countryNames } from './country-names.ts';
import { foldName, type NamedOption, type NamesOfOptions, namedBy, namedOptions } from './named-options.ts';
import { segmentsOf } from './parse-query.ts';
import { townOptions } from './town-options.ts';

/**
 * What a place that a query names means: itself, or the whole region around it. With `town` also towns and quarters that no
 * list has are places, and mean the listed place that contains them, or with `around-town` its region.
 */
export type PlaceReach = 'place' | 'region' | 'town' | 'around-town';

/** Longer queries, in characters, are not taken apart. */
const longestQuery = 200;
/** In words. */
const lengthsOfNames = [4, 3, 2, 1];

/**
 * Words of the query, from `first` to before `end`, that name options. A city that the list splits in two has both
 * options.
 */
interface Span {
  first: number;
  end: number;
}

export interface NamedSpan extends Span {
  named: readonly [NamedOption, ...NamedOption[]];
}

/** A word of the query and where it stands. */
interface Word {
  start: number;
  end: number;
  isFunctionWord: boolean;
}

interface ReadQuery {
  text: string;
  words: readonly Word[];
  spans: readonly NamedSpan[];
}

/** A search reads its query up to ten times: its filters, chips, places and shorter queries. */
const lastRead = new LRUCache<string, ReadQuery>({ max: 200 });

/** Reads the names of the country's options in a query. */
export function readSpans(country: CountryKey, typed: string, reach: PlaceReach = 'place'): ReadQuery {
  const isOfTowns = reach === 'town' || reach === 'around-town';
  const key = `${country} ${isOfTowns} ${typed}`;
  const read =
    lastRead.get(key) ??
    readNames(isOfTowns ? townOptions(country) : namedOptions(country), typed, countryNames(country));
  lastRead.set(key, read);
  return read;
}

/** Reads these names of options in a query. A name of the country beside a place is part of that place's name. */
export function readNames(
  names: NamesOfOptions,
  typed: string,
  ownCountry: ReadonlySet<string> = new Set(),
): ReadQuery {
  const text = typed.normalize('NFKC');
  const words = typed.length > longestQuery ? [] : wordsOf(names, text, ownCountry);
  let spans: NamedSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = lengthsOfNames.filter((count) => at + count <= words.length);
    const nameOf = (count: number) => namedBy(names, foldName(textOf(text, words.slice(at, at + count))));
    const count = lengths.find((count) => nameOf(count)) ?? 0;
    const named = nameOf(count);
    if (named) spans = withSpan(spans, { first: at, end: at + count, named });
    at += Math.max(count, 1);
  }
  return { text, words, spans: spans.map((span) => withCountry(span, text, words, ownCountry)) };
}

/** A place with the name of its own country before or behind it: Hong Kong Central, Chicago USA. */
function withCountry(
  span: NamedSpan,
  text: string,
  words: readonly Word[],
  names: ReadonlySet<string>,
): NamedSpan {
  if (span.named[0].field !== 'job_locations') return span;
  const isCountry = (from: number, to: number) =>
    from >= 0 && to <= words.length && names.has(foldName(textOf(text, words.slice(from, to))));
  const before = lengthsOfNames.find((count) => isCountry(span.first - count, span.first)) ?? 0;
  const behind = lengthsOfNames.find((count) => isCountry(span.end, span.end + count)) ?? 0;
  return { ...span, first: span.first - before, end: span.end + behind };
}

/** The spans with one more. Each option stands in one; a place behind the place around it is one place: Tokyo Shinjuku. */
function withSpan(spans: readonly NamedSpan[], span: NamedSpan): NamedSpan[] {
  const last = spans.at(-1);
  const named = last?.end === span.first ? narrower(last.named, span.named) : null;
  if (last && named) return [...spans.slice(0, -1), { first: last.first, end: span.end, named }];
  const isKnown = spans.some((one) => one.named[0].option === span.named[0].option);
  return isKnown ? [...spans] : [...spans, span];
}

/** Of two places the one within the other; null where neither is. */
function narrower(one: NamedSpan['named'], other: NamedSpan['named']): NamedSpan['named'] | null {
  const [{ option: outer, isTown }] = one;
  const [{ option: inner }] = other;
  if (outer === inner) return isTown ? one : other;
  if (isPartOf(inner, outer)) return other;
  return isPartOf(outer, inner) ? one : null;
}

const isPartOf = (place: ConfigOption, region: ConfigOption): boolean =>
  'children' in region && Array.isArray(region.children) && region.children.includes(place);

const quotedOrExcluded =
  /[-－–—]?["“”„«»「」『』＂][^"“”„«»「」『』＂]*["“”„«»「」『』＂]|(?<!\S)[-－–—]\S+/gu;

function wordsOf(names: NamesOfOptions, text: string, ownCountry: ReadonlySet<string>): Word[] {
  const searched = text.replace(quotedOrExcluded, (part) => ' '.repeat(part.length));
  return [...searched.matchAll(/[^\s,;、。]+/gu)].flatMap(({ 0: word, index }) => {
    let end = index;
    const parts = partsOfWord(names, word, ownCountry);
    return parts.flatMap((part): Word[] => {
      const start = searched.indexOf(part, end);
      if (start < 0) return [];
      end = start + part.length;
      return [{ start, end, isFunctionWord: functionWords.has(foldName(part)) }];
    });
  });
}

function partsOfWord(names: NamesOfOptions, word: string, ownCountry: ReadonlySet<string>): string[] {
  const [country, rest] = countryAndPlace(names, word, ownCountry);
  return [...country, ...(cityAndQuarter(names, rest) ?? partsOf(rest))];
}

/**
 * A country and its place as Chinese and Japanese write them: 香港中環, 日本大阪. 日本料理 is no place, and stays whole.
 */
function countryAndPlace(
  names: NamesOfOptions,
  word: string,
  ownCountry: ReadonlySet<string>,
): [country: string[], rest: string] {
  for (let at = 2; at <= word.length - 2 && at <= longestCountry; at += 1) {
    const rest = word.slice(at);
    if (!/^\p{Script=Han}+$/u.test(word.slice(0, at)) || !ownCountry.has(foldName(word.slice(0, at))))
      continue;
    if (names.get(foldName(word)) !== undefined) break;
    const place = [4, 3, 2].find((length) => names.get(foldName(rest.slice(0, length))) !== undefined);
    if (place !== undefined) return [[word.slice(0, at), rest.slice(0, place)], rest.slice(place)];
  }
  return [[], word];
}

/** Characters of 中国大陆. */
const longestCountry = 4;

const hanOrKana = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,12}$/u;

/**
 * A city and its quarter as Chinese and Japanese write them, which the segmenter takes apart elsewhere: 深圳南山, 东京都渋谷区.
 */
function cityAndQuarter(names: NamesOfOptions, word: string): [string, string] | null {
  const isName = (text: string) => names.get(foldName(text)) !== undefined;
  if (!hanOrKana.test(word) || isName(word)) return null;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [city, quarter] = [word.slice(0, at), word.slice(at)];
    if (isName(quarter) && isName(city)) return [city, quarter];
  }
  return null;
}

const partsOf = (word: string): string[] =>
  splitWords(word).some((run) => run.isSpaceless) ? splitAtOption(word) : [word];

/** Names of options in Han characters, longest first. */
const hanNames = optionNames
  .flatMap(({ list, key, names }) => {
    const option = flatLists[list].find((option) => option.key === key);
    return [...names, ...(option && list !== 'xp_lvls' ? Object.values(option.names) : [])];
  })
  .filter((name) => /^\p{Script=Han}{2,}$/u.test(name))
  .toSorted((one, other) => other.length - one.length);
const optionAtEnd = new RegExp(`^(?:${hanNames.join('|')})(?=..)|(?<=..)(?:${hanNames.join('|')})$`, 'u');

/** The segmenter joins part of an option's name with the next word (在家 | 工作客服), or all of it (远程客服). */
function splitAtOption(word: string): string[] {
  const found = optionAtEnd.exec(word);
  if (found === null) {
    const segments = segmentsOf(word);
    return segments.length > 1 ? segments.flatMap(splitAtOption) : segments;
  }
  const [name] = found;
  const before = word.slice(0, found.index);
  const after = word.slice(found.index + name.length);
  return [...(before ? splitAtOption(before) : []), name, ...(after ? splitAtOption(after) : [])];
}

export const textOf = (text: string, words: readonly Word[]): string =>
  text.slice(words[0]?.start, words.at(-1)?.end);

/** Without the words of the spans, and without the words that joined them (`in`). */
export function textWithout(text: string, words: readonly Word[], spans: readonly Span[]): string {
  const isTaken = words.map((_, at) => spans.some(({ first, end }) => first <= at && at < end));
  for (const { first } of spans)
    for (let at = first - 1; words[at]?.isFunctionWord; at -= 1) isTaken[at] = true;
  for (let at = 0; isTaken[at] || (at > 0 && words[at]?.isFunctionWord); at += 1) isTaken[at] = true;
  let left = '';
  let at = 0;
  for (const [index, { start, end }] of words.entries()) {
    if (!isTaken[index]) continue;
    left += `${text.slice(at, start)} `;
    at = end;
  }
  return `${left}${text.slice(at)}`.replace(/\s+/gu, ' ').replace(/^[\s,;、]+|[\s,;、]+$/gu, '');
}
