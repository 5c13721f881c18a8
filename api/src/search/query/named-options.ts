import type { CountryKey } from '@jobharbor/shared/contracts';
import { type ConfigOption, flatLists } from '../../config-lists/index.ts';
import { optionNames } from '../analyser/option-names.ts';
import { splitWords } from '../analyser/split-words.ts';
import { everydayPlaces } from './everyday-places.ts';
import type { OptionField } from './match.ts';

export interface NamedOption {
  field: OptionField;
  option: ConfigOption;
  /** Named without the part in parentheses: both sides of Istanbul. */
  isShort: boolean;
  /** Named is a part of the option that no list has: a town of a region, a quarter of a city. */
  isTown?: boolean;
}

/** Options by their folded names; several where a name means both sides of a city. */
export type OptionsByName = ReadonlyMap<string, readonly [NamedOption, ...NamedOption[]]>;
export type NamesOfOptions = Pick<OptionsByName, 'get'>;

export const foldName = (text: string): string =>
  splitWords(text)
    .flatMap((run) => run.parts)
    .join(' ');

/** A name of several words may be written as one, and the other way round: "ha noi", "toapayoh". */
export const namedBy = (names: NamesOfOptions, typed: string) =>
  names.get(typed) ?? names.get(joinedName(typed));

const minJoined = 5;
const joinedName = (name: string): string => {
  const joined = name.replaceAll(' ', '');
  return joined.length >= minJoined && /^[a-z]+$/.test(joined) ? joined : name;
};

const byCountry = new Map<CountryKey, OptionsByName>();

export function namedOptions(country: CountryKey): OptionsByName {
  const known = byCountry.get(country);
  if (known) return known;
  const options = new Map<string, readonly [NamedOption, ...NamedOption[]]>();
  const add = (named: NamedOption, names: readonly string[]) => {
    for (const name of new Set(names.map(foldName).flatMap((name) => [name, joinedName(name)]))) {
      const known = options.get(name);
      if ([...name].length < 2 || known?.some(({ option }) => option === named.option)) continue;
      if (known === undefined) options.set(name, [named]);
      else if (known[0].field === named.field) options.set(name, [...known, named]);
    }
  };
  for (const { option, names: everyday } of everydayPlaces(country)) {
    const names = Object.values(option.names);
    add({ field: 'job_locations', option, isShort: false }, names);
    add({ field: 'job_locations', option, isShort: true }, names.map(shortName));
    add({ field: 'job_locations', option, isShort: false }, everyday);
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

export const shortName = (name: string): string => name.replace(/\s*[(（].*$/u, '');

const doubtfulByCountry = new Map<CountryKey, OptionsByName>();

/** Names of places that are other words as well. */
export function ambiguousPlaces(country: CountryKey): OptionsByName {
  const known = doubtfulByCountry.get(country);
  if (known) return known;
  const places: OptionsByName = new Map(
    everydayPlaces(country).flatMap(({ option, doubtful }) =>
      doubtful.map((name) => [foldName(name), [{ field: 'job_locations', option, isShort: false }]] as const),
    ),
  );
  doubtfulByCountry.set(country, places);
  return places;
}
