import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { locationsOf } from '../config-lists/index.ts';
import { splitWords } from './analyser/split-words.ts';

const longestName = 4;
const byCountry = new Map<CountryKey, ReadonlyMap<string, readonly number[]>>();

/** Regions and cities of a country by all of their names, folded like a query. */
function placesOf(country: CountryKey): ReadonlyMap<string, readonly number[]> {
  let places = byCountry.get(country);
  if (places === undefined) {
    const found = new Map<string, number[]>();
    for (const place of locationsOf(country).flatMap((region) => [region, ...region.children])) {
      for (const name of new Set([...Object.values(place.names), ...place.aliases].map(foldName))) {
        found.set(name, [...(found.get(name) ?? []), place.id]);
      }
    }
    places = found;
    byCountry.set(country, places);
  }
  return places;
}

const foldName = (name: string): string =>
  splitWords(name)
    .flatMap((run) => run.parts)
    .join(' ');

/**
 * Separates the words of a query that name places of the country (`nurse in Quezon City`) from the others, given by
 * their positions. Titles need not contain place names.
 */
export function splitPlaces(
  country: string,
  words: readonly string[],
): { placeIds: number[]; others: number[] } {
  const key = countryByKey(country)?.key;
  if (key === undefined) return { placeIds: [], others: [...words.keys()] };
  const places = placesOf(key);
  const placeIds = new Set<number>();
  const others: number[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengths.find((count) => places.has(words.slice(at, at + count).join(' '))) ?? 0;
    for (const id of places.get(words.slice(at, at + length).join(' ')) ?? []) placeIds.add(id);
    if (length === 0) others.push(at);
    at += Math.max(length, 1);
  }
  return { placeIds: [...placeIds], others };
}

const lengths = Array.from({ length: longestName }, (_, index) => longestName - index);
