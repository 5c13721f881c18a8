import type { CountryKey } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { type ConfigOption, locationsOf } from '../../config-lists/index.ts';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';

interface EverydayNames {
  option: ConfigOption;
  /** What people type for the place, beside its names on the screen. */
  names: readonly string[];
  /** Names that are words as well (QC, quality control): offered, never assumed. */
  doubtful: readonly string[];
}

const row = z.object({ place: z.string(), names: listCell, doubtful: listCell });
const byCountry = new Map<CountryKey, readonly EverydayNames[]>();

/** The places of a country that people call by other names than the screen: abbreviations, districts, frequent misspellings. */
export function everydayPlaces(country: CountryKey): readonly EverydayNames[] {
  const known = byCountry.get(country);
  if (known) return known;
  const rows = readCsv(dataFile(`search/everyday-places/${country}.csv`), row);
  const options = locationsOf(country).flatMap((region) => [region, ...region.children]);
  const stray = rows.find(({ place }) => !options.some(({ key }) => key === place));
  if (stray) throw new Error(`everyday-places/${country}.csv: there is no place "${stray.place}"`);
  const places = options.map((option) => {
    const { names = [], doubtful = [] } = rows.find(({ place }) => place === option.key) ?? {};
    const isDoubtful = (name: string) => doubtful.some((one) => one.toLowerCase() === name.toLowerCase());
    return { option, names: [...option.aliases.filter((name) => !isDoubtful(name)), ...names], doubtful };
  });
  byCountry.set(country, places);
  return places;
}
