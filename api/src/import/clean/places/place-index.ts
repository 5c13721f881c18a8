import type { CountryKey } from '@jobharbor/shared/contracts';
import {
  type ConfigOption,
  findLocation,
  locationById,
  locationsOf,
  regionOf,
} from '../../../config-lists/index.ts';
import { gazetteerOf, placeNames, provinces } from '../../../data-files/place-names.ts';
import { simplifyChinese } from '../../../search/analyser/simplify-chinese.ts';
import { comparable } from '../text/plain-text.ts';
import { countryNamed } from './country-names.ts';

/**
 * The most specific place that the parts of a text agree on. It is a city of the list, or the region of another part
 * that the city is not in.
 */
export function locationIn(market: CountryKey, text: string): number | undefined {
  // "İstanbul (Asya)" is a name of its own; its first part alone would be the other side.
  const whole = placesByName(market).get(placeKey(text));
  if (whole !== undefined && whole % 100 !== 0) return whole;
  const parts = text.split(/\s*[,()/]\s*/).filter(Boolean);
  const held = parts.map((part) => findPlaceByName(market, part));
  const area = held.findLast((id) => id !== undefined);
  const others = parts.filter((_, index) => held[index] === undefined);
  const city = others.length > 0 ? findLocation(market, others.join(', '))?.id : undefined;
  const cities = parts
    .map((part, index) => ({ id: held[index], isShared: isSharedName(market, part) }))
    .filter(({ id }) => id !== undefined && id % 100 !== 0)
    // "İstanbul, Kadıköy": the name of the whole says less than that of a part.
    .toSorted((one, other) => Number(one.isShared) - Number(other.isShared));
  for (const id of [city, ...cities.map(({ id }) => id)])
    if (id !== undefined && (area === undefined || regionOf(id)?.id === regionOf(area)?.id)) return id;
  return area;
}

/** Whether several cities of the list are parts of what the name says: İstanbul, in the list as two sides. */
function isSharedName(market: CountryKey, part: string): boolean {
  const key = placeKey(part);
  const isPart = (place: ConfigOption) =>
    Object.values(place.names).some((name) => placeKey(name.replace(/\s*[(（].*/, '')) === key);
  return (
    locationsOf(market)
      .flatMap(({ children }) => children)
      .filter(isPart).length > 1
  );
}

/**
 * The part of a text that is more specific than the place from the list, such as a town or district. It is the whole
 * text if no place was found. Empty if the place contains all of it.
 */
export function unlistedPart(market: CountryKey, text: string, id: number | undefined): string {
  const parts = text.split(/\s*[,()/]\s*/).filter(Boolean);
  if (id === undefined) return parts.join(', ');
  const place = locationById(id);
  // An alias such as 渋谷区 is a part of the city, which its name does not say.
  const own = new Set(
    namesOf(place)
      .filter((name) => !/\p{Script=Han}[区區]$/u.test(name))
      .map(placeKey),
  );
  const isOwn = (part: string) => {
    const key = placeKey(part);
    return key === '' || own.has(key) || own.has(key.replace(/(?<=\p{Script=Han}{2})[市都府县]$/u, ''));
  };
  if (id % 100 === 0) {
    // "Springfield, IL": the region's code decides which Springfield.
    const shown = new Set(Object.values(place?.names ?? {}).map(placeKey));
    return parts.every(isOwn) ? '' : parts.filter((part) => !shown.has(placeKey(part))).join(', ');
  }
  // The parts after the city are less specific or repeat it.
  const named = parts.findIndex((part) => isOwn(part));
  const held = parts.findIndex((part) => findPlaceByName(market, part) === id);
  const narrower = named >= 0 ? parts.slice(0, named) : held >= 0 ? parts.slice(0, held + 1) : [];
  const around = regionOf(id);
  const wider = new Set(namesOf(around).map(placeKey));
  const isWithin = (part: string): boolean => {
    const inside = findPlaceByName(market, part);
    // Wards share their names: 中央区 of Osaka is in the list as one of Tokyo.
    if (inside === undefined || inside === id || /\p{Script=Han}[区區]$/u.test(part)) return true;
    return inside === around?.id && !wider.has(placeKey(part));
  };
  // "Riyadh, Al Malaz": a part after the city that is not wider is a quarter of it.
  const isQuarter = (part: string): boolean => {
    const inside = findPlaceByName(market, part);
    if (inside === undefined) return part.length > 3;
    return inside === id ? !isOwn(part) : inside === around?.id && isTown(market, part, around);
  };
  const quarters = named >= 0 ? parts.slice(named + 1).filter(isQuarter) : [];
  return [...narrower.filter(isWithin), ...quarters].join(', ');
}

/** Whether a name of a region is that of a town in it, from the gazetteer, rather than of the region or a province. */
function isTown(market: CountryKey, part: string, region: ConfigOption): boolean {
  const key = placeKey(part);
  const known = [...provinces, ...placeNames].filter(
    ({ country, location }) => country === market && location === region.key,
  );
  return ![...namesOf(region), ...known.flatMap(({ names }) => names)].some((name) => placeKey(name) === key);
}

const compass =
  /\s(?:selatan|utara|barat|timur|tengah|tenggara|kidul|kaler|wetan|north|south|east|west|kota)$/;

/** The place of a name, or of the town whose part it names ("Ungaran Timur", 信義區). */
function findPlaceByName(market: CountryKey, part: string): number | undefined {
  const places = placesByName(market);
  const key = placeKey(part);
  return places.get(key) ?? places.get(key.replace(compass, '')) ?? places.get(stemOf(key));
}

/** A name without the Chinese or Japanese word for city, district, county or prefecture, or the Arabic article. */
const stemOf = (key: string): string =>
  key
    .replace(/(?<=[\p{Script=Han}]{2})(?:[市区县省府都州乡镇町村]|(?:回族|壮族|维吾尔)?自治[区州县])$/u, '')
    .replace(/^(?:al|el|ar|ash) (?=\p{L}{3})/u, '');

/**
 * City and district in one word, 台北市信義區 or 東京都渋谷区, as parts, the narrowest first; undefined for another text.
 * The district need not be known.
 */
export function splitEastAsian(market: CountryKey, word: string): string[] | undefined {
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,}$/u.test(word)) return undefined;
  const places = placesByName(market);
  const wards = cityAndWard(market, word);
  if (wards || places.has(placeKey(word))) return wards;
  for (let length = word.length - 1; length >= 2; length--) {
    const [area, rest] = [word.slice(0, length), word.slice(length)];
    // 台北市|信義區 rather than 台北|市信義區.
    if (/^[市區区縣县省府都]/.test(rest) || findPlaceByName(market, area) === undefined) continue;
    return [...(splitEastAsian(market, rest) ?? [rest]), ...(cityAndWard(market, area) ?? [area])];
  }
  return undefined;
}

/** 大阪市北区, where it is only a name of 大阪, as its parts: the ward would not be shown otherwise. */
function cityAndWard(market: CountryKey, word: string): string[] | undefined {
  const [, city = '', ward = ''] = /^(\p{Script=Han}{2,}?市)(\p{Script=Han}+[区區])$/u.exec(word) ?? [];
  const id = city && placesByName(market).get(placeKey(word));
  return id && id === findPlaceByName(market, city) ? [ward, city] : undefined;
}

const generic =
  /\b(?:city|province|region|kota|kab|kabupaten|kecamatan|kec|kapanewon|municipality|proper|district|division|area|greater)\b/g;
const placeKey = (text: string): string =>
  simplifyChinese(arabicKey(comparable(text).replace(/[đð]/g, 'd')))
    .replace(generic, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Arabic letters that are written in several ways, and the words for city, region and quarter. */
const arabicKey = (key: string): string =>
  /\p{Script=Arabic}/u.test(key)
    ? key
        .replace(/[أإآ]/g, 'ا')
        .replace(/ى/g, 'ي')
        .replace(/ة(?!\p{L})/gu, 'ه')
        .replace(/ـ/g, '')
        .replace(/^(?:مدينه|منطقه|محافظه|حي|اماره)\s+(?=\p{L}{2})/u, '')
    : key;

const indexes = new Map<CountryKey, Map<string, number>>();

function placesByName(market: CountryKey): Map<string, number> {
  const before = indexes.get(market);
  if (before) return before;
  const index = new Map<string, number>();
  const regions = locationsOf(market);
  const cities = regions.flatMap(({ children }) => children);
  for (const region of regions) for (const name of namesOf(region)) index.set(placeKey(name), region.id);
  const known = new Map([...regions, ...cities].map((place) => [place.key, place.id]));
  for (const { country, location, names } of provinces) {
    const id = known.get(location);
    if (country !== market || id === undefined) continue;
    const own = names.filter((name) => countryNamed(name) !== market).map(placeKey);
    for (const key of [...own, ...own.map(stemOf)]) index.set(key, id);
  }
  for (const { country, location, names } of placeNames) {
    const id = known.get(location);
    if (country === market && id !== undefined) for (const name of names) index.set(placeKey(name), id);
  }
  for (const city of cities) for (const name of namesOf(city)) index.set(placeKey(name), city.id);
  for (const { location, names } of gazetteerOf(market)) {
    const id = known.get(location);
    if (id === undefined) continue;
    // The city of a city state is the country.
    for (const key of names.filter((name) => countryNamed(name) !== market).map(placeKey)) {
      if (!index.has(key)) index.set(key, id);
      if (!index.has(stemOf(key))) index.set(stemOf(key), id);
    }
  }
  index.delete('');
  indexes.set(market, index);
  return index;
}

/** Whether a text names a place of the market, which takes precedence over a country: "Georgia" and "CA" are US states. */
export const isPlaceName = (market: CountryKey, text: string): boolean =>
  placesByName(market).has(placeKey(text));

/** {@link isPlaceName} for regions and cities of the location list and for provinces, without towns and quarters. */
export const isListedPlace = (market: CountryKey, text: string): boolean =>
  listedNames(market).has(placeKey(text));

/** Whether a text is the code or a name of a province of the market: `NH`, `New Hampshire`. */
export function isProvince(market: CountryKey, text: string): boolean {
  const key = placeKey(text);
  return provinces.some(
    ({ country, code, names }) =>
      country === market && (code === text || names.some((name) => placeKey(name) === key)),
  );
}

const listed = new Map<CountryKey, ReadonlySet<string>>();

function listedNames(market: CountryKey): ReadonlySet<string> {
  const before = listed.get(market);
  if (before) return before;
  const areas = locationsOf(market).flatMap((region) => [region, ...region.children]);
  const own = provinces.filter(({ country }) => country === market).flatMap(({ names }) => names);
  const keys = new Set([...areas.flatMap(namesOf), ...own].map(placeKey));
  listed.set(market, keys);
  return keys;
}

const namesOf = (place: ConfigOption | undefined): string[] =>
  place === undefined ? [] : [...Object.values(place.names), ...place.aliases];
