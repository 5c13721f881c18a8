import type { CountryKey, LanguageTag, UnderstoodOption } from '@jobharbor/shared/contracts';
import { type ConfigOption, flatLists, locationsOf } from '../../config-lists/index.ts';
import { optionNames } from '../analyser/option-names.ts';
import { splitWords } from '../analyser/split-words.ts';
import { functionWords } from '../analyser/stop-words.ts';
import type { OptionField } from './match.ts';
import { segmentsOf } from './parse-query.ts';

/** Longer queries, in characters, are not taken apart. */
const longestQuery = 200;
/** In words. */
const lengthsOfNames = [4, 3, 2, 1];

interface NamedOption {
  field: OptionField;
  option: ConfigOption;
  /** Named without the part in parentheses: both sides of Istanbul. */
  isShort: boolean;
}

/** Words of the query, from `first` to before `end`, that name options: several where both sides of a city are meant. */
interface Span {
  first: number;
  end: number;
}

interface NamedSpan extends Span {
  named: readonly [NamedOption, ...NamedOption[]];
}

/** A word of the query and where it stands. */
interface Word {
  start: number;
  end: number;
  isFunctionWord: boolean;
}

/**
 * The words of a query that name a place of the country, an arrangement, a level of experience or part-time work, by the
 * names under which jobs are indexed. Quoted and excluded words are text.
 */
export function optionsInQuery(
  country: CountryKey,
  language: LanguageTag,
  typed: string,
  reach: PlaceReach = 'place',
): UnderstoodOption[] {
  const { text, words, spans } = readSpans(country, typed);
  return spans.map((span) => {
    const [{ field, option, isShort }] = span.named;
    const region = reach === 'region' ? regionOf(country, option) : null;
    const name = (region ?? option).names[language];
    return {
      field,
      name: isShort && region === null ? shortName(name) : name,
      text: textOf(text, words.slice(span.first, span.end)),
      rest: textWithout(text, words, [span]),
    };
  });
}

export interface NamedFilter {
  field: NamedOption['field'];
  ids: number[];
  /** The words, folded. */
  word: string;
}

/** Whether a place that a query names means itself, or the whole region around it. */
export type PlaceReach = 'place' | 'region';

/** Whether a query names a place that is part of a region. */
export const namesPartOfRegion = (country: CountryKey, typed: string): boolean =>
  readSpans(country, typed).spans.some(({ named }) =>
    named.some(({ option }) => regionOf(country, option) !== null),
  );

/** The region of a place; null for regions themselves, and for options that are no places. */
const regionOf = (country: CountryKey, option: ConfigOption): ConfigOption | null =>
  locationsOf(country).find(({ children }) => children.some((place) => place === option)) ?? null;

/** The options that a query names, as filters, and the query without their words. */
export function takeOptions(
  country: CountryKey,
  typed: string,
  reach: PlaceReach = 'place',
): { filters: NamedFilter[]; rest: string } {
  const { text, words, spans } = readSpans(country, typed);
  if (spans.length === 0) return { filters: [], rest: typed };
  const filters = spans.map(({ first, end, named }) => ({
    field: named[0].field,
    ids: named.map(({ option }) => ((reach === 'region' && regionOf(country, option)) || option).id),
    word: fold(textOf(text, words.slice(first, end))),
  }));
  return { filters, rest: textWithout(text, words, spans) };
}

/** The query in parts, in order: the words that name an option, and the text between them. */
export function splitByOptions(country: CountryKey, typed: string): { text: string; isOption: boolean }[] {
  const { text, words, spans } = readSpans(country, typed);
  const inOrder = spans.toSorted((one, other) => one.first - other.first);
  let at = 0;
  const parts = inOrder.flatMap(({ first, end }) => {
    const option = textOf(text, words.slice(first, end));
    const start = words[first]?.start ?? at;
    const before = text.slice(at, start);
    at = start + option.length;
    return [
      { text: before, isOption: false },
      { text: option, isOption: true },
    ];
  });
  return [...parts, { text: text.slice(at), isOption: false }];
}

function readSpans(
  country: CountryKey,
  typed: string,
): { text: string; words: readonly Word[]; spans: readonly NamedSpan[] } {
  const text = typed.normalize('NFKC');
  const words = typed.length > longestQuery ? [] : wordsOf(text);
  const names = namedOptions(country);
  const spans = new Map<ConfigOption, NamedSpan>();
  for (let at = 0; at < words.length; ) {
    const lengths = lengthsOfNames.filter((count) => at + count <= words.length);
    const nameOf = (count: number) => names.get(fold(textOf(text, words.slice(at, at + count))));
    const count = lengths.find((count) => nameOf(count)) ?? 0;
    const named = nameOf(count);
    if (named && !spans.has(named[0].option))
      spans.set(named[0].option, { first: at, end: at + count, named });
    at += Math.max(count, 1);
  }
  return { text, words, spans: [...spans.values()] };
}

const byCountry = new Map<CountryKey, ReadonlyMap<string, NamedSpan['named']>>();

function namedOptions(country: CountryKey): ReadonlyMap<string, NamedSpan['named']> {
  const known = byCountry.get(country);
  if (known) return known;
  const options = new Map<string, NamedSpan['named']>();
  const add = (named: NamedOption, names: readonly string[]) => {
    for (const name of new Set(names.map(fold))) {
      const known = options.get(name);
      if ([...name].length < 2 || known?.some(({ option }) => option === named.option)) continue;
      if (known === undefined) options.set(name, [named]);
      else if (known[0].field === named.field) options.set(name, [...known, named]);
    }
  };
  for (const option of locationsOf(country).flatMap((region) => [region, ...region.children])) {
    const names = Object.values(option.names);
    add({ field: 'job_locations', option, isShort: false }, [...names, ...partsOfNames(option)]);
    add({ field: 'job_locations', option, isShort: true }, names.map(shortName));
  }
  for (const { list, key, names } of optionNames) {
    const option = flatLists[list].find((option) => option.key === key);
    // The names of levels of experience on the screen ("1–3 years") are not searched.
    const shown = option && list !== 'xp_lvls' ? Object.values(option.names) : [];
    if (option) add({ field: list, option, isShort: false }, [...shown, ...names]);
  }
  byCountry.set(country, options);
  return options;
}

const shortName = (name: string): string => name.replace(/\s*[(（].*$/u, '');

/** The aliases that are part of a name (Cebu of Cebu City): other aliases (QC) are not indexed. */
function partsOfNames({ names, aliases }: ConfigOption): string[] {
  const shown = Object.values(names).map((name) => ` ${fold(shortName(name))} `);
  return aliases.filter((alias) => shown.some((name) => isPart(fold(alias), name)));
}

const isPart = (alias: string, name: string): boolean =>
  name.includes(/^\p{Script=Han}/u.test(alias) ? alias : ` ${alias} `) && name.trim() !== alias;

const fold = (text: string): string =>
  splitWords(text)
    .flatMap((run) => run.parts)
    .join(' ');

const quotedOrExcluded =
  /[-－–—]?["“”„«»「」『』＂][^"“”„«»「」『』＂]*["“”„«»「」『』＂]|(?<!\S)[-－–—]\S+/gu;

function wordsOf(text: string): Word[] {
  const searched = text.replace(quotedOrExcluded, (part) => ' '.repeat(part.length));
  return [...searched.matchAll(/[^\s,;、。]+/gu)].flatMap(({ 0: word, index }) => {
    let end = index;
    return partsOf(word).flatMap((part): Word[] => {
      const start = searched.indexOf(part, end);
      if (start < 0) return [];
      end = start + part.length;
      return [{ start, end, isFunctionWord: functionWords.has(fold(part)) }];
    });
  });
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

const textOf = (text: string, words: readonly Word[]): string =>
  text.slice(words[0]?.start, words.at(-1)?.end);

/** Without the words of the spans, and without the words that joined them (`in`). */
function textWithout(text: string, words: readonly Word[], spans: readonly Span[]): string {
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
