import { minorUnitsOf } from '@jobharbor/shared/contracts';

/** An amount in the main unit of a currency as ISO 4217 minor units; null where the field is empty. */
export const toMinor = (text: string | undefined, currency: string): number | null =>
  text === undefined || text === '' ? null : Math.round(Number(text) * 10 ** minorUnitsOf(currency));

/** Minor units as the text of a field. */
export const fromMinor = (amount: number | null | undefined, currency: string): string =>
  amount === null || amount === undefined ? '' : String(amount / 10 ** minorUnitsOf(currency));
