/** What people write beside an amount in a currency, besides its code and signs. */
const written: Readonly<Record<string, string>> = {
  AED: 'dhs?|dirhams?|درهم|د\\.إ',
  BRL: 'reais|real',
  CNY: '元|块|人民币|rmb|yuan',
  EUR: 'euros?',
  HKD: '元',
  IDR: 'rupiah',
  INR: 'rs|rupees?|रुपये',
  JPY: '円|yen',
  KRW: '원|won',
  MXN: 'pesos?',
  MYR: 'ringgit',
  PHP: 'pesos?|piso|php?|p',
  SAR: 'sr|riyals?|ريال|ر\\.س',
  THB: 'บาท|baht',
  TRY: 'tl|lira',
  TWD: '元',
  USD: 'dollars?|us\\$',
  VND: 'đ|đồng|dong|vnđ',
};

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function signsOf(currency: string): string[] {
  if (!/^[A-Z]{3}$/.test(currency)) return [];
  const written = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value.normalize('NFKC').toLowerCase()] : [])),
  );
  return written.map(literal);
}

/** An amount without the signs of this currency before or behind it, and without `,-` and `/-`. Expects lower case. */
export function withoutCurrency(text: string, currency: string): string {
  const marks = [...signsOf(currency), literal(currency.toLowerCase()), written[currency]]
    .filter(Boolean)
    .join('|');
  if (marks === '') return text;
  return text
    .replace(/[.,/]-+$/, '')
    .replace(new RegExp(`^(?:${marks})(?!\\p{L})\\.?\\s*|\\s*(?<!\\p{sc=Latin})(?:${marks})\\.?$`, 'u'), '')
    .replace(/[.,/]-+$/, '');
}

/** Words that multiply the number before them. The API's test of `amount-words.csv` compares both. */
export const amountUnits: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, million: 1e6, m: 1e6, mio: 1e6, tsd: 1e3 },
  ...{ l: 1e5, lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5, cr: 1e7, crore: 1e7, crores: 1e7 },
  ...{ mil: 1e3, millón: 1e6, millones: 1e6, milhão: 1e6, milhões: 1e6 },
  ...{ ribu: 1e3, rb: 1e3, juta: 1e6, jt: 1e6, bin: 1e3, milyon: 1e6, nghìn: 1e3, triệu: 1e6, tr: 1e6 },
  ...{
    millon: 1e6,
    milhao: 1e6,
    milhoes: 1e6,
    ngàn: 1e3,
    nghin: 1e3,
    trieu: 1e6,
    الف: 1e3,
    الاف: 1e3,
    ألاف: 1e3,
  },
  ...{ ألف: 1e3, آلاف: 1e3, مليون: 1e6, ملايين: 1e6, พัน: 1e3, หมื่น: 1e4, แสน: 1e5, ล้าน: 1e6 },
  ...{ 千: 1e3, 万: 1e4, 萬: 1e4, 천: 1e3, 만: 1e4, 천만: 1e7, 백만: 1e6, 억: 1e8 },
};

/** Currencies of the countries that use a word which means something else in others: `20 mil` is millions for some in English. */
const currenciesOf: Readonly<Record<string, ReadonlySet<string>>> = {
  mil: new Set(['ARS', 'BRL', 'CLP', 'COP', 'EUR', 'MXN', 'PEN', 'UYU']),
  m: new Set(['AUD', 'CAD', 'GBP', 'HKD', 'INR', 'MYR', 'NZD', 'PHP', 'SGD', 'USD']),
  l: new Set(['INR']),
};

/** What a word multiplies an amount of this currency by; null for any other word. */
export const unitOf = (word: string, currency: string): number | null =>
  Object.hasOwn(amountUnits, word) && (currenciesOf[word]?.has(currency) ?? true)
    ? (amountUnits[word] ?? null)
    : null;

/** Units behind which one digit is a tenth of them when spoken: `3万5` is 35,000, `15tr5` 15.5 million. */
export const unitsOfTenths: ReadonlySet<string> = new Set(['万', '萬', '千', '만', '천', 'tr', 'triệu']);
