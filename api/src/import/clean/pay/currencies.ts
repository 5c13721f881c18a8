import { countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { builtInRates } from '../../../config-lists/index.ts';
import { dataFile } from '../../../data-files/data-file.ts';
import { listCell, numberCell, readCsv } from '../../../data-files/read-data.ts';

/** Currencies of countries without a market, with approximate units per US dollar; a dated rate takes precedence. */
const otherCurrencies = readCsv(
  dataFile('import/other-currencies.csv'),
  z.object({ currency: z.string(), countries: listCell, units_per_usd: numberCell }),
);
const elsewhere = new Map(
  otherCurrencies.flatMap(({ currency, countries }) => countries.map((country) => [country, currency])),
);

/** The default currency of a country. `country` is ISO 3166 alpha-2 in any case. */
export function currencyOfCountry(country: string): string {
  const key = country.toLowerCase();
  return (
    countries.find((one) => one.key === key && key !== 'others')?.currency ?? elsewhere.get(key) ?? 'USD'
  );
}

/** Accurate enough to distinguish monthly from yearly pay. */
const perDollar: Record<string, number> = {
  ...Object.fromEntries(otherCurrencies.map(({ currency, units_per_usd }) => [currency, units_per_usd])),
  ...builtInRates.unitsPerUsd,
};

export const inDollars = (amount: number, currency: string): number => amount / (perDollar[currency] ?? 1);

/** Codes that are read in a text, as alternatives of a pattern. */
export const currencyCodes =
  'PHP|SGD|IDR|MYR|TWD|NTD|HKD|CNY|RMB|JPY|THB|VND|INR|AED|SAR|TRY|EUR|MXN|BRL|USD|GBP|ARS|AUD|CAD|CHF|KRW|NZD|CLP|COP|PEN|QAR|KWD|EGP|PLN|SEK|ZAR|PKR|UYU|RUB|UAH|KZT|NGN|ILS';
const codes = new RegExp(`\\b(${currencyCodes})\\b`, 'i');
const codeAlias: Record<string, string> = { NTD: 'TWD', RMB: 'CNY' };

/** Signs of a single currency, longer ones before those that they contain. */
const signs: [RegExp, string][] = [
  [/US\s?\$|U\$S|us dollar|美元|美金|米ドル/i, 'USD'],
  [/NT\s?\$|新台幣|新臺幣|台幣/i, 'TWD'],
  [/HK\s?\$|港幣|港元|港币/i, 'HKD'],
  [/S\s?\$/, 'SGD'],
  [/R\s?\$|reais/i, 'BRL'],
  [/MX\s?\$/i, 'MXN'],
  [/A[RU]\s?\$/i, 'ARS'],
  [/C[A]?\s?\$/, 'CAD'],
  [/\bRp\.?(?=\s?\d)|rupiah/i, 'IDR'],
  [/₱|\bPhp?(?=\s?\d)/i, 'PHP'],
  [/\bRM(?=\s?\d)|ringgit/i, 'MYR'],
  [/₹|\bRs\.?(?=\s?\d)|rupees?|\blpa\b|\blakhs?\b|\blacs?\b/i, 'INR'],
  [/€|euros?/i, 'EUR'],
  [/£/, 'GBP'],
  [/฿|\bbaht\b|บาท/i, 'THB'],
  [/₫|đồng|\bđ\b/i, 'VND'],
  [/₺|\bTL\b|lira/i, 'TRY'],
  [/₩|원(?!\p{Script=Hangul})/u, 'KRW'],
  [/円/, 'JPY'],
  [/人民币|人民幣/, 'CNY'],
  [/₽/, 'RUB'],
  [/₴/, 'UAH'],
  [/₸/, 'KZT'],
  [/₦/, 'NGN'],
  [/₪/, 'ILS'],
  [/درهم|د\.إ/, 'AED'],
  [/ريال|ر\.س/, 'SAR'],
];

/** Shared signs: a dollar, yuan or peso sign means the country's own currency where it has one. */
const shared: [RegExp, string[], string][] = [
  [/¥|￥/, ['JPY', 'CNY'], 'JPY'],
  [/元|塊|块/, ['TWD', 'HKD', 'CNY'], 'CNY'],
  [/pesos?/i, ['PHP', 'MXN', 'ARS', 'CLP', 'COP', 'UYU'], 'MXN'],
  [/\$/, ['USD', 'TWD', 'HKD', 'SGD', 'MXN', 'ARS', 'AUD', 'CAD', 'NZD', 'CLP', 'COP', 'UYU'], 'USD'],
];

/** The currency that a salary text names, or undefined. `home` is the country's own. */
export function currencyInText(text: string, home: string): string | undefined {
  const code = codes.exec(text)?.[1]?.toUpperCase();
  if (code) return codeAlias[code] ?? code;
  const sign = signs.find(([pattern]) => pattern.test(text));
  if (sign) return sign[1];
  const ambiguous = shared.find(([pattern]) => pattern.test(text));
  if (!ambiguous) return undefined;
  return ambiguous[1].includes(home) ? home : ambiguous[2];
}
