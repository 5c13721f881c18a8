import type { Country } from '@jobharbor/shared/contracts';

export { minorUnitsOf as minorDigits } from '@jobharbor/shared/contracts';

export type CurrencyCode = Country['currency'];

/** The day of every rate below; shown beside each converted amount. */
export const ratesDate = '2026-11-20';

/** Units of the currency for one US dollar. A reference table, not a price feed: amounts converted with it are hints. */
export const unitsPerUsd: Readonly<Record<CurrencyCode, number>> = {
  USD: 1,
  PHP: 58.4,
  SGD: 1.3,
  IDR: 16_650,
  MYR: 4.14,
  TWD: 31.2,
  HKD: 7.78,
  CNY: 7.1,
  JPY: 154.5,
  THB: 32.4,
  VND: 26_350,
  INR: 88.6,
  AED: 3.6725,
  SAR: 3.75,
  TRY: 42.4,
  EUR: 0.862,
  MXN: 18.4,
  BRL: 5.34,
};

const known: ReadonlyMap<string, number> = new Map(Object.entries(unitsPerUsd));
const unitsOf = (currency: string): number | undefined => known.get(currency);

/** How many units of `to` one unit of `from` is worth; null when either currency is not in the table. */
export function exchangeRate(from: string, to: string): number | null {
  const [source, target] = [unitsOf(from), unitsOf(to)];
  return source && target ? target / source : null;
}
