import { type CountryKey, countries, type LanguageTag, languages } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { listCell, numberCell, readCsv } from '../data/read-data.ts';

/** Differences of one country's market from others. Amounts are in whole units of its currency. */
export interface Market {
  /** The country's share of all jobs. */
  readonly share: number;
  /** Languages in which companies advertise, with their shares. */
  readonly languages: readonly (readonly [LanguageTag, number])[];
  /** Monthly pay of an ordinary office job with one to three years of experience. */
  readonly pay: number;
  /** Lowest monthly pay of a full-time job. */
  readonly floor: number;
  /** Monthly amounts are multiples of this. */
  readonly step: number;
  /** How steeply pay rises with rank; 1 is steep. */
  readonly slope: number;
  /** Share of full-time advertisements that state pay per year. */
  readonly annual: number;
  /** Shares of crafts and part-time jobs paid by the hour and by the day. */
  readonly hourly: number;
  readonly daily: number;
}

const languageTags = languages.map(({ value }) => value);

/** `en 94`: a language and its share. */
const languageShare = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(' ')),
  ),
  z.tuple([z.enum(languageTags), numberCell]),
);

const row = z.object({
  country: z.enum(countries.map(({ key }) => key)),
  share: numberCell,
  languages: z.pipe(listCell, z.array(languageShare).check(z.minLength(1))),
  pay: numberCell,
  floor: numberCell,
  step: numberCell,
  slope: numberCell,
  annual: numberCell,
  hourly: numberCell,
  daily: numberCell,
});

const byCountry = new Map<CountryKey, Market>(
  readCsv('markets.csv', row).map(({ country, ...market }) => [country, market]),
);

export function marketOf(country: CountryKey): Market {
  const market = byCountry.get(country);
  if (!market) throw new Error(`demo/data/markets.csv has no row for ${country}`);
  return market;
}
