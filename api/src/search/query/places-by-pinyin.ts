import type { CountryKey } from '@jobharbor/shared/contracts';
import { byPinyin } from '../synonyms/names-by-reading.ts';
import { everydayPlaces } from './everyday-places.ts';

const byCountry = new Map<CountryKey, ReadonlyMap<string, string>>();

/** Chinese names of the country's places by their pinyin, its syllables joined: "gaoxiong" is 高雄. */
export function placesByPinyin(country: CountryKey): ReadonlyMap<string, string> {
  const known = byCountry.get(country);
  if (known) return known;
  const places = byPinyin(
    everydayPlaces(country).flatMap(({ option, names }) => [...Object.values(option.names), ...names]),
  );
  byCountry.set(country, places);
  return places;
}
