import { countries } from '@jobharbor/shared/contracts';
import { builtInRates } from '../../config-lists/index.ts';

/** Currencies of countries that are no markets, for salaries without a currency. */
const elsewhere: Record<string, string> = {
  ar: 'ARS',
  au: 'AUD',
  at: 'EUR',
  be: 'EUR',
  ca: 'CAD',
  ch: 'CHF',
  cl: 'CLP',
  co: 'COP',
  de: 'EUR',
  eg: 'EGP',
  fi: 'EUR',
  fr: 'EUR',
  gb: 'GBP',
  ie: 'EUR',
  it: 'EUR',
  kr: 'KRW',
  kw: 'KWD',
  ng: 'NGN',
  nl: 'EUR',
  nz: 'NZD',
  pe: 'PEN',
  pk: 'PKR',
  pl: 'PLN',
  pt: 'EUR',
  qa: 'QAR',
  se: 'SEK',
  uk: 'GBP',
  uy: 'UYU',
  za: 'ZAR',
};

/** The default currency of a country. `country` is ISO 3166 alpha-2 in any case. */
export function currencyOfCountry(country: string): string {
  const key = country.toLowerCase();
  return countries.find((one) => one.key === key && key !== 'others')?.currency ?? elsewhere[key] ?? 'USD';
}

/** Rough units per US dollar of other currencies, accurate enough to distinguish monthly from yearly pay. */
const perDollar: Record<string, number> = {
  ...builtInRates.unitsPerUsd,
  GBP: 0.76,
  AUD: 1.53,
  CAD: 1.4,
  CHF: 0.8,
  NZD: 1.75,
  ARS: 1_400,
  KRW: 1_450,
  CLP: 950,
  COP: 4_000,
  PEN: 3.5,
  EGP: 48,
  NGN: 1_500,
  PKR: 281,
  PLN: 3.7,
  SEK: 9.5,
  ZAR: 17.5,
  UYU: 40,
  QAR: 3.64,
  KWD: 0.31,
};

export const inDollars = (amount: number, currency: string): number => amount / (perDollar[currency] ?? 1);

const codes =
  /\b(PHP|SGD|IDR|MYR|TWD|NTD|HKD|CNY|RMB|JPY|THB|VND|INR|AED|SAR|TRY|EUR|MXN|BRL|USD|GBP|ARS|AUD|CAD|CHF|KRW|NZD|CLP|COP|PEN|QAR|KWD|EGP|PLN|SEK|ZAR|PKR|UYU)\b/i;
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
  [/₩/, 'KRW'],
  [/円/, 'JPY'],
  [/人民币|人民幣/, 'CNY'],
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
