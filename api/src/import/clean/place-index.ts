import type { CountryKey } from '@jobharbor/shared/contracts';
import {
  type ConfigOption,
  findLocation,
  locationById,
  locationsOf,
  regionOf,
} from '../../config-lists/index.ts';
import { heldPlaces } from './place-names.ts';
import { comparable } from './plain-text.ts';

/**
 * The narrowest place that the parts of a text agree on: a city of the list whose region is not contradicted by the
 * region that another part names, else what that part names.
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
 * What a text says beyond the place of the list that it was found to be: the town that only a region stands for, the
 * district of a city, or all of it where no place was found. Empty when the list says as much.
 */
export function beyondList(market: CountryKey, text: string, id: number | undefined): string {
  const parts = text.split(/\s*[,()]\s*/).filter(Boolean);
  if (id === undefined) return parts.join(', ');
  const place = locationById(id);
  const own = new Set(namesOf(place).map(placeKey));
  const isOwn = (part: string) => own.has(placeKey(part)) || placeKey(part) === '';
  if (id % 100 === 0) {
    // "Springfield, IL": a short form of the region tells which Springfield.
    const shown = new Set(Object.values(place?.names ?? {}).map(placeKey));
    return parts.every(isOwn) ? '' : parts.filter((part) => !shown.has(placeKey(part))).join(', ');
  }
  // What follows the city is wider than it, or says it again.
  const named = parts.findIndex((part) => isOwn(part));
  const held = parts.findIndex((part) => heldIn(market, part) === id);
  const narrower = named >= 0 ? parts.slice(0, named) : held >= 0 ? parts.slice(0, held + 1) : [];
  return narrower
    .filter((part) => heldIn(market, part) === undefined || heldIn(market, part) === id)
    .join(', ');
}

const compass =
  /\s(?:selatan|utara|barat|timur|tengah|tenggara|kidul|kaler|wetan|north|south|east|west|kota)$/;

/** What a name of ours holds: itself, or the town whose part it is ("Ungaran Timur"). */
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
  for (const [key, list] of Object.entries(heldPlaces[market] ?? {})) {
    const id = [...regions, ...cities].find((place) => place.key === key)?.id;
    if (id !== undefined) for (const name of splitNames(list)) index.set(placeKey(name), id);
  }
  for (const city of cities) for (const name of namesOf(city)) index.set(placeKey(name), city.id);
  index.delete('');
  indexes.set(market, index);
  return index;
}

/** A list of names by commas; a part of capitals alone is a list of codes. */
const splitNames = (list: string): string[] =>
  list
    .split(',')
    .flatMap((part) =>
      /^[\sA-Z]+$/.test(part) && /\b[A-Z]{2}\s+[A-Z]{2}\b/.test(part)
        ? part.trim().split(/\s+/)
        : [part.trim()],
    );

/** Whether a text is the name of a place within the market: "Georgia" and "CA" are states before they are countries. */
export const isPlaceName = (market: CountryKey, text: string): boolean =>
  placesByName(market).has(placeKey(text));

const namesOf = (place: ConfigOption | undefined): string[] =>
  place === undefined ? [] : [...Object.values(place.names), ...place.aliases];
