import type { CountryKey } from '@jobharbor/shared/contracts';
import {
  type ConfigOption,
  findLocation,
  locationById,
  locationsOf,
  regionOf,
} from '../../config-lists/index.ts';
import { placeNames } from './place-names.ts';
import { comparable } from './plain-text.ts';

/**
 * The most specific place that the parts of a text agree on: a city of the list, unless another part names a different
 * region; otherwise that region.
 */
export function locationIn(market: CountryKey, text: string): number | undefined {
  const parts = text.split(/\s*[,()]\s*/).filter(Boolean);
  const held = parts.map((part) => heldIn(market, part));
  const area = held.findLast((id) => id !== undefined);
  const others = parts.filter((_, index) => held[index] === undefined);
  const city = others.length > 0 ? findLocation(market, others.join(', '))?.id : undefined;
  for (const id of [city, ...held.filter((one) => one !== undefined && one % 100 !== 0)])
    if (id !== undefined && (area === undefined || regionOf(id)?.id === regionOf(area)?.id)) return id;
  return area;
}

/**
 * The part of a text that is more specific than the place found in the list: a town or district, or the whole text when
 * no place was found. Empty when the place says as much.
 */
export function beyondList(market: CountryKey, text: string, id: number | undefined): string {
  const parts = text.split(/\s*[,()]\s*/).filter(Boolean);
  if (id === undefined) return parts.join(', ');
  const place = locationById(id);
  const own = new Set(namesOf(place).map(placeKey));
  const isOwn = (part: string) => own.has(placeKey(part)) || placeKey(part) === '';
  if (id % 100 === 0) {
    // "Springfield, IL": the region's code decides which Springfield.
    const shown = new Set(Object.values(place?.names ?? {}).map(placeKey));
    return parts.every(isOwn) ? '' : parts.filter((part) => !shown.has(placeKey(part))).join(', ');
  }
  // The parts after the city are less specific or repeat it.
  const named = parts.findIndex((part) => isOwn(part));
  const held = parts.findIndex((part) => heldIn(market, part) === id);
  const narrower = named >= 0 ? parts.slice(0, named) : held >= 0 ? parts.slice(0, held + 1) : [];
  return narrower
    .filter((part) => heldIn(market, part) === undefined || heldIn(market, part) === id)
    .join(', ');
}

const compass =
  /\s(?:selatan|utara|barat|timur|tengah|tenggara|kidul|kaler|wetan|north|south|east|west|kota)$/;

/** The place of a name, or of the town whose part it names ("Ungaran Timur"). */
function heldIn(market: CountryKey, part: string): number | undefined {
  const places = placesByName(market);
  const key = placeKey(part);
  return places.get(key) ?? places.get(key.replace(compass, ''));
}

const generic =
  /\b(?:city|province|region|kota|kab|kabupaten|kecamatan|kec|kapanewon|municipality|proper|district|division|area|greater)\b/g;
const placeKey = (text: string): string => comparable(text).replace(generic, ' ').replace(/\s+/g, ' ').trim();

const indexes = new Map<CountryKey, Map<string, number>>();

function placesByName(market: CountryKey): Map<string, number> {
  const before = indexes.get(market);
  if (before) return before;
  const index = new Map<string, number>();
  const regions = locationsOf(market);
  const cities = regions.flatMap(({ children }) => children);
  for (const region of regions) for (const name of namesOf(region)) index.set(placeKey(name), region.id);
  for (const { country, location, names } of placeNames) {
    if (country !== market) continue;
    const id = [...regions, ...cities].find((place) => place.key === location)?.id;
    if (id !== undefined) for (const name of names) index.set(placeKey(name), id);
  }
  for (const city of cities) for (const name of namesOf(city)) index.set(placeKey(name), city.id);
  index.delete('');
  indexes.set(market, index);
  return index;
}

/** Whether a text names a place of the market, which takes precedence over a country: "Georgia" and "CA" are US states. */
export const isPlaceName = (market: CountryKey, text: string): boolean =>
  placesByName(market).has(placeKey(text));

const namesOf = (place: ConfigOption | undefined): string[] =>
  place === undefined ? [] : [...Object.values(place.names), ...place.aliases];
