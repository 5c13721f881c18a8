import type { CountryKey, LanguageTag, UnderstoodOption } from '@jobharbor/shared/contracts';
import { type ConfigOption, flatLists, locationsOf } from '../../config-lists/index.ts';
import { optionNames } from '../analyser/option-names.ts';
import { splitWords } from '../analyser/split-words.ts';
import { functionWords } from '../analyser/stop-words.ts';
import { segmentsOf } from './parse-query.ts';

/** Longer queries, in characters, are not taken apart. */
const longestQuery = 200;
/** In words. */
const lengthsOfNames = [4, 3, 2, 1];

interface NamedOption {
  field: 'job_locations' | (typeof optionNames)[number]['list'];
  option: ConfigOption;
  /** Named without the part in parentheses: both sides of Istanbul. */
  isShort: boolean;
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
): UnderstoodOption[] {
  if (typed.length > longestQuery) return [];
  const text = typed.normalize('NFKC');
  const words = wordsOf(text);
  const names = namedOptions(country);
  const found = new Map<ConfigOption, UnderstoodOption>();
  for (let at = 0; at < words.length; ) {
    const spans = lengthsOfNames.map((count) => words.slice(at, at + count));
    const span = spans.find((span) => names.has(fold(textOf(text, span))));
    const named = span && names.get(fold(textOf(text, span)));
    if (named && !found.has(named.option)) {
      found.set(named.option, {
        field: named.field,
        name: named.isShort ? shortName(named.option.names[language]) : named.option.names[language],
        text: textOf(text, span),
        rest: textWithout(text, words, at, at + span.length),
      });
    }
    at += span?.length ?? 1;
  }
  return [...found.values()];
}

const byCountry = new Map<CountryKey, ReadonlyMap<string, NamedOption>>();

function namedOptions(country: CountryKey): ReadonlyMap<string, NamedOption> {
  const known = byCountry.get(country);
  if (known) return known;
  const options = new Map<string, NamedOption>();
  const add = (named: NamedOption, names: readonly string[]) => {
    for (const name of names.map(fold)) {
      if ([...name].length > 1 && !options.has(name)) options.set(name, named);
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
  splitWords(word).some((run) => run.isSpaceless) ? segmentsOf(word) : [word];

const textOf = (text: string, words: readonly Word[]): string =>
  text.slice(words[0]?.start, words.at(-1)?.end);

/** Without the words from `first` to before `end`, and without the words that joined them (`in`). */
function textWithout(text: string, words: readonly Word[], first: number, end: number): string {
  let from = first;
  while (words[from - 1]?.isFunctionWord) from -= 1;
  let to = end;
  while (from === 0 && words[to]?.isFunctionWord) to += 1;
  return `${text.slice(0, words[from]?.start)} ${text.slice(words[to - 1]?.end)}`
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;、]+|[\s,;、]+$/gu, '');
}
