import type { Salary } from '../contracts/jobs/job.ts';
import { minorUnitsOf } from '../contracts/jobs/minor-units.ts';
import { displayNames } from '../contracts/primitives/display-names.ts';
import { createTextCache } from './text-cache.ts';

export { minorUnitsOf };

/**
 * Formats an amount of minor units in the locale (a tag such as `es-MX`), without trailing zero decimals: `PHP 45,000`.
 */
export function formatMoney(locale: string, currency: string, minor: number): string {
  return moneyFormat(locale, currency).format(minor / 10 ** minorUnitsOf(currency));
}

/** Formats a range; one bound alone where the other is unknown; empty without bounds. */
export function formatMoneyRange(locale: string, pay: Pick<Salary, 'currency' | 'min' | 'max'>): string {
  const { currency, min, max } = pay;
  if (min !== null && max !== null && min !== max) return moneyRange(locale, currency, min, max);
  const only = min ?? max;
  return only === null ? '' : formatMoney(locale, currency, only);
}

const moneyRanges = createTextCache(2_000);

const moneyRange = (locale: string, currency: string, min: number, max: number): string =>
  moneyRanges(`${locale} ${currency} ${min} ${max}`, () => {
    const unit = 10 ** minorUnitsOf(currency);
    // CLDR spaces a Japanese range only where an amount is in units of ten thousand.
    return formatRange(moneyFormat(locale, currency), min / unit, max / unit).replace(' ～ ', '～');
  });

const rangePatterns = new WeakMap<Intl.NumberFormat, (low: number, high: number) => string>();

/** Like `formatRange` of the format, for which engines create another format at each call: five cards took 10 ms. */
function formatRange(format: Intl.NumberFormat, low: number, high: number): string {
  let fill = rangePatterns.get(format);
  if (!fill) {
    const { notation } = format.resolvedOptions();
    // Digits of the locale. Its other numbers may have another separator than its amounts.
    const [one = '', two = ''] = [1, 2].map(
      (amount) => format.formatToParts(amount).find(({ type }) => type === 'integer')?.value,
    );
    const [start = '', rest = ''] = format.format(1).split(one);
    const number = (amount: number) => {
      const text = format.format(amount);
      return text.slice(start.length, text.length - rest.length);
    };
    const [before, end = ''] = format.formatRange(1, 2).split(one);
    const [between, after] = end.split(two);
    fill = (from, to) => {
      const [first, last] = [number(from), number(to)];
      // Units of a compact notation depend on the amounts; equal amounts are written once.
      const isOwn = notation === 'compact' || first === last;
      return isOwn ? format.formatRange(from, to) : before + first + between + last + after;
    };
    rangePatterns.set(format, fill);
  }
  return fill(low, high);
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/**
 * CLDR's symbol for the currency in this locale. Where that is a bare `$`, which ten countries use: Taiwan writes NT$, the
 * currency's own country `$`, any other the code. Japanese counts yen in units of ten thousand: `395万～530万円`, below that `1,250円`.
 */
function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const create = (more?: Intl.NumberFormatOptions, place = locale) =>
    new Intl.NumberFormat(place, { ...options, ...more });
  let format = create();
  if (/^ja.*JPY/u.test(key))
    format = create({
      currencyDisplay: 'name',
      notation: 'compact',
      maximumFractionDigits: 4,
      useGrouping: true,
    });
  else if (/^[$]|\s[$]/u.test(format.format(0)) && !/MX MXN|US USD|SG SGD/u.test(key))
    format = currency === 'TWD' ? create({}, 'zh-HK') : create({ currencyDisplay: 'code' });
  moneyFormats.set(key, format);
  return format;
}

export const formatNumber = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale).format(value);

/** `seconds` as a day: `21 November 2026`. */
export const formatDay = (locale: string, timeZone: string, seconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone, calendar: 'gregory' }).format(
    seconds * 1000,
  );

/** `seconds` as a time of day in CLDR's short style of the country: `09:41`, `9:41 AM`. */
export const formatTime = (locale: string, timeZone: string, seconds: number): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(seconds * 1000);

/**
 * Formats a day and a time, the time as {@link formatTime} does. Without `dateStyle`: in Arabic and Japanese, medium writes
 * the month as a number.
 */
export function formatMoment(locale: string, timeZone: string, seconds: number): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const moment = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...time,
    calendar: 'gregory',
  }).format(seconds * 1000);
  // Fields cannot be combined with `timeStyle`, and write other hours than it in some countries: 9:41 for 09:41.
  return moment.replace(new Intl.DateTimeFormat(locale, time).format(seconds * 1000), () =>
    formatTime(locale, timeZone, seconds),
  );
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Creating a format is far slower than using it. */
const ageFormats = new Map<string, Intl.RelativeTimeFormat>();
const ages = createTextCache(1_000);

/** Relative time of `seconds` at `now` (milliseconds): `3 days ago`, `yesterday`, `now`. */
export function formatAge(locale: string, seconds: number, now: number): string {
  const age = seconds - now / 1000;
  const isJapanese = locale.startsWith('ja');
  // Only Japanese has an idiom for the minute that runs; the others say `now`.
  const [unit, length] = steps.find(([, step]) => Math.abs(age) >= step) ?? [
    isJapanese ? 'minute' : 'second',
    Infinity,
  ];
  const count = Math.trunc(age / length);
  return ages(`${locale} ${unit} ${count}`, () => {
    const format = ageFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    ageFormats.set(locale, format);
    const text = format.format(count, unit);
    // As in all Japanese texts here: CLDR has a space behind the number.
    return isJapanese ? text.replace(' ', '') : text;
  });
}

/** Joins a list as the language does: `a, b and c`. */
export const formatList = (locale: string, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(items);

/** `a, b, c` with the comma of the language's script and no conjunction before the last item. */
export const joinWithCommas = (locale: string, items: readonly string[]): string =>
  items.join(/^(?:zh|ja)\b/u.test(locale) ? '、' : /^ar\b/u.test(locale) ? '، ' : ', ');

/** The name of a country in a language; undefined for `others`, whose name is a text. */
export const countryName = (language: string, key: string): string | undefined =>
  // The long form of Hong Kong is an official title, too long for a button.
  key === 'others'
    ? undefined
    : displayNames(language, 'region', key === 'hk' ? 'short' : 'long')(key.toUpperCase());
