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

/** Exchange rates of one day, for approximate conversions. */
export interface RateTable {
  /** ISO date; shown beside each converted amount. */
  date: string;
  /** Host of the source; null for the bundled table. */
  source: string | null;
  unitsPerUsd: Readonly<Record<CurrencyCode, number>>;
}

/** The bundled table, dated by its oldest rate. */
export const builtInRates: RateTable = {
  date: rows.map(({ date }) => date).toSorted()[0] ?? '',
  source: null,
  unitsPerUsd: Object.fromEntries(
    rows.map(({ currency, units_per_usd }) => [currency, units_per_usd]),
  ) as RateTable['unitsPerUsd'],
};

let rates = builtInRates;

/** Current exchange rates of this process. */
export const currentRates = (): RateTable => rates;

/** Replaces the current exchange rates. */
export function setCurrentRates(table: RateTable): void {
  rates = table;
}

const unitsOf = (currency: string): number | undefined =>
  Object.hasOwn(rates.unitsPerUsd, currency) ? rates.unitsPerUsd[currency as CurrencyCode] : undefined;

/** Exchange rate: units of `to` per unit of `from`; null when either currency is not in the table. */
export function exchangeRate(from: string, to: string): number | null {
  const [source, target] = [unitsOf(from), unitsOf(to)];
  return source && target ? target / source : null;
}
