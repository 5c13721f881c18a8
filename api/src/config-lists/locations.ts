import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { listCell, numberCell, readCsv } from '../data-files/read-data.ts';
import { type ConfigGroup, type ConfigOption, keyCell, listFile, nameColumns, pickNames } from './option.ts';

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
  ...nameColumns,
  es: z.string(),
  pt: z.string(),
  ms: z.string(),
  id: z.string(),
  tr: z.string(),
  aliases: listCell,
});
type PlaceRow = z.output<typeof row>;

const toPlace = (id: number, { key, aliases, ...names }: PlaceRow): ConfigOption => ({
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
function readCountry(countryId: number, country: CountryKey): ConfigGroup[] {
  const regions = new Map<number, ConfigOption & { children: ConfigOption[] }>();
  for (const place of readCsv(listFile(`locations/${country}`), row)) {
    const regionId = countryId * 10_000 + place.region * 100;
    if (place.city === null) {
      regions.set(regionId, { ...toPlace(regionId, place), children: [] });
      continue;
    }
    const region = regions.get(regionId);
    if (!region) throw new Error(`locations/${country}.csv: "${place.key}" stands before its region`);
    region.children.push(toPlace(regionId + place.city, place));
  }
  return [...regions.values()];
}

const byCountry = new Map<CountryKey, readonly ConfigGroup[]>(
  countries.map(({ id, key }) => [key, readCountry(id, key)]),
);

/** The regions of a country with their cities. */
export const locationsOf = (country: CountryKey): readonly ConfigGroup[] => byCountry.get(country) ?? [];
