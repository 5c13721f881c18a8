import { existsSync } from 'node:fs';
import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { dataFile } from './data-file.ts';
import { listCell, readCsv } from './read-data.ts';

interface PlaceNames {
  country: CountryKey;
  /** Key of the city or region of the location list that contains the places. */
  location: string;
  names: readonly string[];
}

const countryKey = z.enum(countries.map(({ key }) => key));

/** Countries whose addresses have the code of the state: "Austin, TX", "Campinas, SP". */
const countriesOfStateCodes: ReadonlySet<CountryKey> = new Set(['us', 'br']);

/**
 * Provinces, states and regions by their ISO 3166-2 code. Each has the place of the location list that contains it, and
 * its names in the ten languages, from the CLDR (see cli/build-provinces).
 */
export const provinces: readonly (PlaceNames & { code: string })[] = readCsv(
  dataFile('import/provinces.csv'),
  z.object({ country: countryKey, code: z.string(), location: z.string(), names: listCell }),
).map((row) => (countriesOfStateCodes.has(row.country) ? { ...row, names: [...row.names, row.code] } : row));

/**
 * Towns and districts that no open list has. Compared without case, accents, and words such as "City" or "Kabupaten".
 */
export const placeNames: readonly PlaceNames[] = readCsv(
  dataFile('import/places.csv'),
  z.object({ country: countryKey, location: z.string(), names: listCell }),
);

/** Countries without a market (ISO codes in capitals, and usual names), by their region in the market "others". */
export const regionsOfCountries: readonly { region: string; countries: readonly string[] }[] = readCsv(
  dataFile('import/regions-of-countries.csv'),
  z.object({ region: z.string(), countries: listCell }),
);

/** Towns and quarters of a country by the city or region that contains them, from open data (see build-gazetteer). */
export function gazetteerOf(country: CountryKey): readonly { location: string; names: readonly string[] }[] {
  const path = dataFile(`import/gazetteer/${country}.csv`);
  return existsSync(path) ? readCsv(path, z.object({ location: z.string(), names: listCell })) : [];
}

/** Groups of countries that feeds name in place of countries: "EU", LATAM, 東南アジア. Members by the CLDR, in lower case. */
export const countryGroups: readonly { names: readonly string[]; countries: readonly string[] }[] = readCsv(
  dataFile('import/country-groups.csv'),
  z.object({ region: z.string(), names: listCell, countries: listCell }),
);

/** Names of countries that the CLDR does not have, by ISO code in lower case. */
export const countryAliases: readonly { country: string; aliases: readonly string[] }[] = readCsv(
  dataFile('import/country-aliases.csv'),
  z.object({ country: z.string(), aliases: listCell }),
);

/** Towns of countries whose names are places of a market as well (Georgia), by ISO code in lower case. */
export const townsOfNamesakes: readonly { country: string; towns: readonly string[] }[] = readCsv(
  dataFile('import/towns-of-namesakes.csv'),
  z.object({ country: z.string(), towns: listCell }),
);
