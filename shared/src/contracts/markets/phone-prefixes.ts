import type { CountryKey } from './market.ts';

/** International phone prefix of each market; null for `others`. Apart from the markets, which every first script holds. */
export const phonePrefixes: Readonly<Record<CountryKey, string | null>> = {
  ph: '63',
  sg: '65',
  id: '62',
  my: '60',
  tw: '886',
  hk: '852',
  cn: '86',
  jp: '81',
  th: '66',
  vn: '84',
  in: '91',
  ae: '971',
  sa: '966',
  tr: '90',
  es: '34',
  mx: '52',
  br: '55',
  us: '1',
  others: null,
};
