import type { CountryKey, LanguageTag, PlaceMeant, UnderstoodOption } from '@jobharbor/shared/contracts';
import { type ConfigOption, locationsOf } from '../../config-lists/index.ts';
import { countryNames } from './country-names.ts';
import type { OptionField } from './match.ts';
import { ambiguousPlaces, foldName, shortName } from './named-options.ts';
import {
  type NamedSpan,
  type PlaceReach,
  readNames,
  readSpans,
  textOf,
  textWithout,
} from './option-spans.ts';

/**
 * The words of a query that name a place of the country, an arrangement, a level of experience or part-time work. Jobs
 * are indexed by the same names. Quoted and excluded words are text.
 */
export function optionsInQuery(
  country: CountryKey,
  language: LanguageTag,
  typed: string,
  reach: PlaceReach = 'place',
): UnderstoodOption[] {
  const { text, words, spans } = readSpans(country, typed, reach);
  return spans.map((span) => {
    const [{ field, option, isShort, isTown }] = span.named;
    const region = isWide(reach) ? regionOf(country, option) : null;
    const name = isShort ? shortName(option.names[language]) : option.names[language];
    const named = textOf(text, words.slice(span.first, span.end));
    const wanted = isTown ? capitalised(named, language) : region && name;
    return {
      field,
      name: region?.names[language] ?? name,
      ...(wanted && { instead_of: wanted }),
      text: named,
      rest: textWithout(text, words, [span]),
    };
  });
}

/**
 * Places that words of a query may mean although they are other words as well ("qc inspector" in the Philippines).
 * Empty where the query names a place for certain.
 */
export function placesMeant(country: CountryKey, language: LanguageTag, typed: string): PlaceMeant[] {
  const isPlace = ({ named: [{ field }] }: NamedSpan) => field === 'job_locations';
  if (readSpans(country, typed).spans.some(isPlace)) return [];
  const doubtful = ambiguousPlaces(country);
  if (doubtful.size === 0) return [];
  const { text, words, spans } = readNames(doubtful, typed);
  return spans.map((span) => {
    const [{ option }] = span.named;
    return {
      location: option.seo_value,
      name: option.names[language],
      text: textOf(text, words.slice(span.first, span.end)),
      rest: textWithout(text, words, [span]),
    };
  });
}

export interface NamedFilter {
  field: OptionField;
  ids: number[];
  /** The words, folded. */
  word: string;
}

/** A name that was typed in small letters, as names are written: şile is Şile. */
const capitalised = (name: string, language: LanguageTag): string =>
  name.replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase(language));

const isWide = (reach: PlaceReach): boolean => reach === 'region' || reach === 'around-town';

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
  const { text, words, spans } = readSpans(country, typed, reach);
  if (spans.length === 0) {
    // The name of the country alone means all of its jobs.
    const isCountry = countryNames(country).has(foldName(typed));
    return { filters: [], rest: isCountry ? '' : typed };
  }
  const filters = spans.map(({ first, end, named }) => ({
    field: named[0].field,
    ids: named.map(({ option }) => ((isWide(reach) && regionOf(country, option)) || option).id),
    word: foldName(textOf(text, words.slice(first, end))),
  }));
  return { filters, rest: textWithout(text, words, spans) };
}

/** The words of a query that name towns or quarters of the country that no list has, with the listed place of each. */
export const townsInQuery = (country: CountryKey, typed: string): { text: string; id: number }[] => {
  const { text, words, spans } = readSpans(country, typed, 'town');
  return spans.flatMap(({ first, end, named: [{ option, isTown }] }) =>
    isTown ? [{ text: textOf(text, words.slice(first, end)), id: option.id }] : [],
  );
};

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
