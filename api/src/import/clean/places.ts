import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import { type ConfigOption, findLocation, locationsOf, regionOf } from '../../config-lists/index.ts';
import { heldPlaces, regionOfCountry } from './place-names.ts';
import { cleanLine, comparable } from './plain-text.ts';

export interface Places {
  countryKey: CountryKey;
  locationIds: number[];
  isRemote: boolean;
  /** What no place could be found for, as written. */
  unknown: string[];
}

/** The market of an ISO 3166 alpha-2 code: itself, or `others`. */
export const marketOf = (country: string): CountryKey =>
  countries.find(({ key }) => key === country.toLowerCase())?.key ?? 'others';

const remote =
  /\b(?:remote|remoto|remota|wfh|work from home|anywhere|worldwide|telecommute|home[- ]?based)\b|リモート|在宅|遠端|远程|uzaktan|عن بعد/iu;
const vague = /^(?:multiple locations|various|other|others|several|nationwide|lainnya|n\/?a|-)$/i;

/**
 * The places of an advertisement in our lists. One that lies only in other countries belongs to their market: a job in
 * London does not stand among the American ones because an American feed carries it.
 */
export function findPlaces(texts: readonly string[], country: string): Places {
  const home = marketOf(country);
  const found = texts
    .flatMap(splitPlaces)
    .map((text) => ({ text, place: findPlace(text, country) }))
    .filter(({ text }) => text !== '' && !vague.test(text));
  const isHere = found.length === 0 || found.some(({ place }) => place.market === home);
  const countryKey = isHere ? home : (found[0]?.place.market ?? home);
  const kept = found.filter(({ place }) => place.market === countryKey);
  return {
    countryKey,
    locationIds: narrowest(kept.flatMap(({ place }) => place.id ?? [])),
    isRemote: found.some(({ place }) => place.isRemote),
    unknown: kept
      .filter(({ place }) => place.id === undefined && !place.isRemote && !place.isCountry)
      .map(({ text }) => text),
  };
}

/** Without the regions whose cities are named as well. */
function narrowest(ids: number[]): number[] {
  const unique = [...new Set(ids)].sort((a, b) => a - b);
  return unique.filter(
    (id) => id % 100 !== 0 || !unique.some((other) => other !== id && other - (other % 100) === id),
  );
}

/** Several places in one text: by bars, semicolons, line ends, and "and" between them. */
const splitPlaces = (text: string): string[] =>
  cleanLine(text)
    .split(/\s*(?:[;|•]|\band\b|\bdan\b(?!\s*nusa))\s*/i)
    .map((part) => part.replace(/^[,\s]+|[,\s]+$/g, ''))
    .filter((part) => part !== '');

interface Place {
  market: CountryKey;
  id?: number;
  isRemote: boolean;
  /** The text names a country and nothing within it. */
  isCountry: boolean;
}

const known = new Map<string, Place>();
const maxKnown = 20_000;

/** Feeds name the same places over and over. */
function findPlace(text: string, country: string): Place {
  const key = `${country}\n${text}`;
  const before = known.get(key);
  if (before) return before;
  const place = lookUp(text, country);
  if (known.size >= maxKnown) known.clear();
  known.set(key, place);
  return place;
}

function lookUp(text: string, country: string): Place {
  const isRemote = remote.test(text);
  const bare = text
    .replace(remote, ' ')
    .replace(/^[\s,\-–()]*(?:in|from|within)?\b|[\s,\-–()]+$/gi, '')
    .trim();
  const { code, rest } = countryIn(bare, country);
  const market = marketOf(code);
  if (rest === '')
    return { market, isRemote, isCountry: true, ...(market === 'others' ? idOf(abroad(code)) : {}) };
  const id = locationIn(market, rest) ?? (market === 'others' ? abroad(code) : undefined);
  return { market, isRemote, isCountry: false, ...idOf(id) };
}

const idOf = (id: number | undefined): { id?: number } => (id === undefined ? {} : { id });

/** The country that a text ends or begins with, and what is left without it. */
function countryIn(text: string, home: string): { code: string; rest: string } {
  const parts = text.split(/\s*,\s*/).filter(Boolean);
  for (const at of [parts.length - 1, 0]) {
    const code = countryCodes.get(comparable(parts[at] ?? ''));
    // "Georgia" and "CA" are states before they are countries.
    if (!code || (parts.length > 0 && isPlaceName(marketOf(home), parts[at] ?? ''))) continue;
    return { code, rest: parts.filter((_, index) => index !== at).join(', ') };
  }
  return { code: home, rest: text };
}

const isPlaceName = (market: CountryKey, text: string): boolean => placesByName(market).has(placeKey(text));

const names = new Intl.DisplayNames('en', { type: 'region' });
const countryCodes = createCountryCodes();

function createCountryCodes(): Map<string, string> {
  const codes = new Map<string, string>();
  const all = [
    ...countries.map(({ key }) => key),
    ...Object.values(regionOfCountry).flatMap((list) => list.toLowerCase().split(/\s+/)),
  ];
  for (const code of all)
    if (/^[a-z]{2}$/.test(code) && code !== 'uk')
      codes.set(comparable(names.of(code.toUpperCase()) ?? code), code);
  const others: [string, string][] = [
    ['uk', 'gb'],
    ['u k', 'gb'],
    ['england', 'gb'],
    ['scotland', 'gb'],
    ['wales', 'gb'],
    ['usa', 'us'],
    ['us', 'us'],
    ['u s', 'us'],
    ['u s a', 'us'],
    ['united states of america', 'us'],
    ['uae', 'ae'],
    ['turkey', 'tr'],
    ['turkiye', 'tr'],
    ['viet nam', 'vn'],
    ['brasil', 'br'],
    ['espana', 'es'],
    ['mexico', 'mx'],
    ['korea', 'kr'],
    ['hong kong', 'hk'],
    ['台灣', 'tw'],
    ['臺灣', 'tw'],
    ['日本', 'jp'],
    ['中国', 'cn'],
    ['中國', 'cn'],
    ['香港', 'hk'],
  ];
  for (const [name, code] of others) codes.set(name, code);
  return codes;
}

/** ISO code of a country's name or code, as feeds give it; nothing when it is neither. */
export function countryCodeOf(text: string): string | undefined {
  const name = comparable(text);
  return countryCodes.get(name) ?? (/^[a-z]{2}$/.test(name) ? name : undefined);
}

/** The region of the list "others" that a country lies in. */
function abroad(code: string): number | undefined {
  const key = Object.entries(regionOfCountry).find(([, codes]) =>
    codes.split(/\s+/).includes(code.toUpperCase()),
  )?.[0];
  return locationsOf('others').find((region) => region.key === key)?.id;
}

/**
 * The narrowest place that the parts of a text agree on: a city of the list whose region is not contradicted by the
 * region that another part names, else what that part names.
 */
function locationIn(market: CountryKey, text: string): number | undefined {
  const parts = text.split(/\s*[,()]\s*/).filter(Boolean);
  const held = parts.map((part) => heldIn(market, part));
  const area = held.findLast((id) => id !== undefined);
  const others = parts.filter((_, index) => held[index] === undefined);
  const city = others.length > 0 ? findLocation(market, others.join(', '))?.id : undefined;
  for (const id of [city, ...held.filter((one) => one !== undefined && one % 100 !== 0)])
    if (id !== undefined && (area === undefined || regionOf(id)?.id === regionOf(area)?.id)) return id;
  return area;
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

const namesOf = (place: ConfigOption): string[] => [...Object.values(place.names), ...place.aliases];
