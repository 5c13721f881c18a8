import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { listCell, numberCell, readCsv } from '../data-files/read-data.ts';
import { type ConfigOption, keyCell, listFile, nameColumns, pickNames } from './option.ts';

/** Where a place is, in degrees; south and west are negative. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A city, or a region at the middle of its cities. */
export interface Place extends ConfigOption, Coordinates {}

/** A region with its cities. */
export interface Region extends Place {
  readonly children: readonly Place[];
}

const degreesCell = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  numberCell,
]);

/** Languages in Latin script may leave a name empty: their speakers use the English one. */
const row = z.object({
  region: numberCell,
  /** Empty in the row of the region itself. */
  city: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    numberCell,
  ]),
  key: keyCell,
  /** Degrees; empty in the row of a region. */
  lat: degreesCell,
  lon: degreesCell,
  ...nameColumns,
  es: z.string(),
  pt: z.string(),
  ms: z.string(),
  id: z.string(),
  tr: z.string(),
  aliases: listCell,
});
type PlaceRow = z.output<typeof row>;

const toOption = (id: number, { key, aliases, ...names }: PlaceRow): ConfigOption => ({
  id,
  key,
  seo_value: key,
  names: pickNames({
    ...names,
    es: names.es || names.en,
    pt: names.pt || names.en,
    ms: names.ms || names.en,
    id: names.id || names.en,
    tr: names.tr || names.en,
  }),
  aliases,
});

/** A region's id is country × 10,000 + region × 100; a city's id adds its own number to that. */
function readCountry(countryId: number, country: CountryKey): Region[] {
  const file = `locations/${country}`;
  const rows = readCsv(listFile(file), row);
  const regions = rows.filter(({ city }) => city === null).map(({ region }) => region);
  const stray = rows.find(({ region }) => !regions.includes(region));
  if (stray) throw new Error(`${file}.csv: "${stray.key}" has no region`);
  return rows
    .filter(({ city }) => city === null)
    .map((place) => {
      const id = countryId * 10_000 + place.region * 100;
      const children = rows.flatMap((inside) => {
        if (inside.region !== place.region || inside.city === null) return [];
        if (inside.lat === null || inside.lon === null)
          throw new Error(`${file}.csv: "${inside.key}" has no coordinates`);
        return [{ ...toOption(id + inside.city, inside), latitude: inside.lat, longitude: inside.lon }];
      });
      return { ...toOption(id, place), ...middleOf(children), children };
    });
}

const middleOf = (places: readonly Coordinates[]): Coordinates => ({
  latitude: mean(places.map(({ latitude }) => latitude)),
  longitude: mean(places.map(({ longitude }) => longitude)),
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const byCountry = new Map<CountryKey, readonly Region[]>(
  countries.map(({ id, key }) => [key, readCountry(id, key)]),
);

/** The regions of a country with their cities. */
export const locationsOf = (country: CountryKey): readonly Region[] => byCountry.get(country) ?? [];
