import { existsSync } from 'node:fs';
import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';

interface PlaceNames {
  country: CountryKey;
  /** Key of the city or region of the location list that contains the places. */
  location: string;
  names: readonly string[];
}

/**
 * Provinces, states, towns and districts that are not in the location list. Compared without case, accents, and words
 * such as "City" or "Kabupaten".
 */
export const placeNames: readonly PlaceNames[] = readCsv(
  dataFile('import/places.csv'),
  z.object({ country: z.enum(countries.map(({ key }) => key)), location: z.string(), names: listCell }),
);

/** Countries that are no market (ISO codes in capitals, and usual names), by their region in the market "others". */
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
