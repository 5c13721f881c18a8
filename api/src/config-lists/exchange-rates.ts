import { type Country, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { numberCell, readCsv } from '../data-files/read-data.ts';
import { listFile } from './option.ts';

export { minorUnitsOf as minorDigits } from '@jobharbor/shared/contracts';

export type CurrencyCode = Country['currency'];

const row = z.object({
  currency: z.enum(countries.map(({ currency }) => currency)),
  units_per_usd: numberCell,
  date: z.iso.date(),
});
const rows = readCsv(listFile('exchange-rates'), row);

/** The day of the oldest rate; shown beside each converted amount. */
export const ratesDate: string = rows.map(({ date }) => date).toSorted()[0] ?? '';

/** Units of the currency for one US dollar. A reference table, not a price feed: converted amounts are hints. */
export const unitsPerUsd = Object.fromEntries(
  rows.map(({ currency, units_per_usd }) => [currency, units_per_usd]),
) as Readonly<Record<CurrencyCode, number>>;

const known: ReadonlyMap<string, number> = new Map(Object.entries(unitsPerUsd));
const unitsOf = (currency: string): number | undefined => known.get(currency);

/** How many units of `to` one unit of `from` is worth; null when either currency is not in the table. */
export function exchangeRate(from: string, to: string): number | null {
  const [source, target] = [unitsOf(from), unitsOf(to)];
  return source && target ? target / source : null;
}
