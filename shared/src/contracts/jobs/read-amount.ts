import { asciiDigits } from '../primitives/ascii-digits.ts';
import { unitOf, unitsOfTenths, withoutCurrency } from './amount-marks.ts';
import { minorUnitsOf } from './minor-units.ts';

/** Largest amount, in units of a currency. */
const maxAmount = 1e12;

/** Groups of three digits, or of two and a last one of three as in India: `1,234`, `1.234.567`, `1,50,000`. */
const whole = /^\d{1,3}(?:,(?:\d{2,3},)*\d{3}|\.(?:\d{3}\.)*\d{3})$/;
const decimal = /^(?:\d+|\d{1,3}(?:,(?:\d{2,3},)*\d{3}))\.\d{1,3}$|^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,3}$/;

/** Currencies in thousandths whose countries write a comma before the decimals; the other ones write a point. */
const withComma = new Set(['LYD', 'TND']);

/**
 * Reads an amount of money as people type it: digits of any script, any country's separators of thousands, a point or a
 * comma before decimals. A single separator before three digits separates thousands, except after a zero (`0.125`). In
 * a currency with three decimals it is read as the currency's countries write it: `1.255` is 1.255 KWD, and 1,255 USD.
 * Signs and names of the currency may stand beside it, and a word that multiplies it: `Rp 5 juta`, `25k`, `3万5`.
 * Null for anything else, for example `1,0000`, which is 10,000 for some and 1 for others, or the sign of another currency.
 */
export function readAmount(typed: string, currency: string): number | null {
  const text = asciiDigits(withoutCurrency(typed.normalize('NFKC').trim().toLowerCase(), currency))
    .replace(/(?<=\d)[\s'’٬_](?=\d{3}(?!\d))/gu, '')
    .replace(/[٫٬،、]/gu, (sign) => (sign === '٫' ? decimalSignOf(currency) : ','))
    .replace(/(?<=\d)[.,]$/, '');
  const amount = isInThousandths(text, currency)
    ? Number(text.replace(',', '.'))
    : (plainAmount(text) ?? multipliedAmount(text, currency));
  return amount !== null && amount <= maxAmount ? amount : null;
}

/** An amount as `readAmount` reads it again, without separators of thousands. */
export const writeAmount = (amount: number, currency: string): string =>
  String(amount).replace('.', decimalSignOf(currency));

const decimalSignOf = (currency: string): string => (withComma.has(currency) ? ',' : '.');

const isInThousandths = (text: string, currency: string): boolean =>
  minorUnitsOf(currency) === 3 && /^\d{1,3}[.,]\d{3}$/.test(text) && text.at(-4) === decimalSignOf(currency);

function plainAmount(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  if (whole.test(text) && !/^0[.,]/.test(text)) return Number(text.replace(/[.,]/g, ''));
  if (!decimal.test(text)) return null;
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`);
}

const part = /(?<number>\d[\d.,]*)\s*(?:(?<unit>[^\d\s.,]+)\.?)?\s*/uy;
/** Behind a whole number and one unit only: `1.5tr5` and `3천만5` mean no amount. */
const withTenths = new RegExp(
  `(?<![\\d.,])\\d+\\s*(?<unit>${[...unitsOfTenths].join('|')})(?<tenths>\\d)$`,
  'u',
);

/** Where ten thousands are counted, a comma before three digits separates thousands: `3,000만원`. */
const isOfTenThousands = (unit: string | undefined): boolean =>
  /^[\p{sc=Han}\p{sc=Hangul}]/u.test(unit ?? '');

/**
 * `5,5 juta`, `4万5千`, `3万5000`: each part is smaller than the unit before it. `3万5` is 35,000. Before a unit a single
 * separator is one of decimals. Null where readers differ: `2.500 ribu` is 2,500 or 2.5 thousands.
 */
function multipliedAmount(typed: string, currency: string): number | null {
  let sum = 0;
  let above = Number.POSITIVE_INFINITY;
  const { unit: ofTenths = '', tenths = '' } = withTenths.exec(typed)?.groups ?? {};
  const text = typed.slice(0, typed.length - tenths.length);
  part.lastIndex = 0;
  while (part.lastIndex < text.length) {
    const { number = '', unit } = part.exec(text)?.groups ?? {};
    const times = unit === undefined ? 1 : (unitOf(unit, currency) ?? 0);
    const single = /^\d+[.,]\d+$/.test(number) && unit !== undefined;
    const isWhole = /,\d{3}$/.test(number) && isOfTenThousands(unit);
    if (single && !isWhole && /[.,]\d{3}$/.test(number)) return null;
    if (unit === undefined && number.length < String(above).length - 1) return null;
    const value = (single && !isWhole ? Number(number.replace(',', '.')) : plainAmount(number)) ?? 0;
    if (value === 0 || times === 0 || value * times >= above) return null;
    sum += value * times;
    above = times;
  }
  if (above === Number.POSITIVE_INFINITY) return null;
  return sum + (Number(tenths) * (unitOf(ofTenths, currency) ?? 0)) / 10;
}
