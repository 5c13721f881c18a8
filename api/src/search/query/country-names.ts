import { type CountryKey, countries, languages } from '@jobharbor/shared/contracts';
import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';
import { foldName } from './named-options.ts';

const rows = readCsv(
  dataFile('search/country-names.csv'),
  z.object({ country: z.enum(countries.map(({ key }) => key)), names: listCell }),
);
const byCountry = new Map<CountryKey, ReadonlySet<string>>();

/** The names of a country in the ten languages, and those that people type: USA, KSA, Pinas. Folded like a query. */
export function countryNames(country: CountryKey): ReadonlySet<string> {
  const known = byCountry.get(country);
  if (known) return known;
  const shown =
    country === 'others'
      ? []
      : languages.map(({ value }) => displayNames(value, 'region')(country.toUpperCase()));
  const typed = rows.find((row) => row.country === country)?.names ?? [];
  const names = new Set([...shown, ...typed].map(foldName));
  byCountry.set(country, names);
  return names;
}
