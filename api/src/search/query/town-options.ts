import type { CountryKey } from '@jobharbor/shared/contracts';
import { locationsOf } from '../../config-lists/index.ts';
import { gazetteerOf, placeNames, provinces } from '../../data-files/place-names.ts';
import { functionWords, genericWords } from '../analyser/stop-words.ts';
import { synonymsOf } from '../synonyms/synonyms-of.ts';
import { foldName, type NamedOption, type NamesOfOptions, namedOptions } from './named-options.ts';

const byCountry = new Map<CountryKey, NamesOfOptions>();

/**
 * The options of a country by name, and its provinces, towns and quarters, each as the listed place that contains it. The
 * names are those by which the import finds the place of a job.
 */
export function townOptions(country: CountryKey): NamesOfOptions {
  const known = byCountry.get(country);
  if (known) return known;
  const towns = new Map<string, readonly [NamedOption]>();
  const containing = new Map(
    locationsOf(country).flatMap((region) =>
      [region, ...region.children].map((option): [string, readonly [NamedOption]] => [
        option.key,
        [{ field: 'job_locations', option, isShort: false, isTown: true }],
      ]),
    ),
  );
  const add = (places: readonly { location: string; names: readonly string[] }[], minLetters: number) => {
    for (const { location, names } of places) {
      const named = containing.get(location);
      if (named === undefined) continue;
      for (const name of names.map(foldName).flatMap(withStem))
        if (!towns.has(name) && [...name].length >= (/^[a-z ]+$/.test(name) ? minLetters : 2))
          towns.set(name, named);
    }
  };
  const here = ({ country: of }: { country: CountryKey }) => of === country;
  add([...provinces.filter(here), ...placeNames.filter(here)], 3);
  // Shorter names of towns are words or abbreviations.
  add(gazetteerOf(country), 4);
  const listed = namedOptions(country);
  const options = { get: (name: string) => listed.get(name) ?? (isWord(name) ? undefined : towns.get(name)) };
  byCountry.set(country, options);
  return options;
}

/** A Chinese or Japanese name also without its word for city, district, county or prefecture. */
const withStem = (name: string): string[] => {
  const stem = name.replace(/(?<=\p{Script=Han}{2})[市区县省府都州町村]$/u, '');
  return stem === name ? [name] : [name, stem];
};

/** Names of towns that are words of searches as well. */
const isWord = (name: string): boolean =>
  functionWords.has(name) || genericWords.has(name) || synonymsOf(name).length > 0;
