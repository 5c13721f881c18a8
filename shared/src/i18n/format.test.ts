import { describe, expect, it } from 'vitest';
import {
  countries,
  countryByKey,
  languageByTag,
  languages,
  localeTag,
  textTag,
} from '../contracts/markets/market.ts';
import { createI18n } from './create-i18n.ts';
import {
  countryName,
  formatAge,
  formatDay,
  formatMoment,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatTime,
  joinWithCommas,
  minorUnitsOf,
} from './format.ts';
import { formatDuration } from './format-duration.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('money', () => {
  it('knows the minor unit of a currency', () => {
    expect(['PHP', 'JPY', 'VND', 'USD', 'IDR', 'KWD'].map(minorUnitsOf)).toEqual([2, 0, 0, 2, 2, 3]);
  });

  it('is written as the language writes it, with the code where the sign could mean several', () => {
    expect(plain(formatMoney('en', 'PHP', 4_500_000))).toBe('₱45,000');
    expect(plain(formatMoney('en', 'USD', 700_000))).toBe('USD 7,000');
    expect(plain(formatMoney('es-MX', 'USD', 700_000))).toBe('USD 7,000');
    expect(plain(formatMoney('es-MX', 'MXN', 2_250_000))).toBe('$22,500');
    expect(plain(formatMoney('en-US', 'USD', 700_000))).toBe('$7,000');
    expect(plain(formatMoney('en-IN', 'INR', 10_100_000))).toBe('₹1,01,000');
    expect(plain(formatMoney('zh-Hant-TW', 'TWD', 4_000_000))).toBe('NT$40,000');
    expect(plain(formatMoney('ja-JP', 'JPY', 250_000))).toBe('25万円');
    expect(plain(formatMoney('ja-JP', 'JPY', 1_250))).toBe('1,250円');
    expect(plain(formatMoney('ja-JP', 'JPY', 253_512))).toBe('25.3512万円');
    expect(plain(formatMoney('tr', 'TRY', 4_500_000))).toBe('₺45.000');
    expect(plain(formatMoney('id', 'IDR', 670_000_000))).toBe('Rp 6.700.000');
  });

  it('is a range, one side of it, or nothing', () => {
    const pay = { currency: 'PHP', min: 1_000_000, max: 2_000_000 };
    expect(plain(formatMoneyRange('en', pay))).toMatch(/^₱10,000\s?–\s?₱20,000$/);
    expect(plain(formatMoneyRange('en', { ...pay, min: null }))).toBe('₱20,000');
    expect(formatMoneyRange('en', { ...pay, min: null, max: null })).toBe('');
    const yearly = { currency: 'JPY', min: 3_950_000, max: 5_300_000 };
    expect(plain(formatMoneyRange('ja-JP', yearly))).toBe('395万～530万円');
    expect(formatMoneyRange('ja-JP', { currency: 'JPY', min: 1_200, max: 1_550 })).toBe('1,200～1,550円');
  });
});

it('ranges of money are those of the engine, in each language and market', () => {
  const ranges = [
    [1, 2],
    [999, 1_000],
    [1_200, 21_000],
    [10_000, 1_500_000],
  ] as const;
  const pairs = countries.flatMap((country) =>
    languages.map((language) => ({
      locale: localeTag({ country, language }),
      currency: country.currency,
    })),
  );
  const faults: string[] = [];
  let compared = 0;
  for (const { locale, currency } of pairs) {
    const [symbol, code] = (['symbol', 'code'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay,
          maximumFractionDigits: 0,
        }),
    );
    const unit = 10 ** minorUnitsOf(currency);
    for (const [min, max] of ranges) {
      const own = formatMoney(locale, currency, min * unit);
      const engine = [symbol, code].find((format) => format?.format(min) === own);
      // Dollars of Taiwan and yen in Japanese have a format of their own.
      if (!engine) continue;
      compared += 1;
      const text = formatMoneyRange(locale, { currency, min: min * unit, max: max * unit });
      if (text !== engine.formatRange(min, max).replace(' ～ ', '～')) faults.push(`${locale} ${text}`);
    }
  }
  expect(faults).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});

describe('age', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const ago = (seconds: number) => formatAge('en', now / 1000 - seconds, now);

  it('is told in the largest unit that fits', () => {
    expect([ago(20), ago(300), ago(7_200), ago(90_000), ago(3 * 86_400), ago(15 * 86_400)]).toEqual([
      'now',
      '5 minutes ago',
      '2 hours ago',
      'yesterday',
      '3 days ago',
      '2 weeks ago',
    ]);
  });

  it('has no space in Japanese', () => {
    expect(formatAge('ja-JP', now / 1000 - 7_200, now)).toBe('2時間前');
  });

  it.each([
    ['zh-Hant', '現在'],
    ['ar', 'الآن'],
    ['ja', '1分以内'],
  ])('is told in the words of %s within the first minute', (locale, text) => {
    expect(formatAge(locale, now / 1000 - 20, now)).toBe(text);
  });
});

it('names countries in the language of the page', () => {
  expect([countryName('ja', 'ph'), countryName('en', 'hk'), countryName('en', 'others')]).toEqual([
    'フィリピン',
    'Hong Kong',
    undefined,
  ]);
});

it('formats a date and time with the month’s name, in the order of the language', () => {
  const at = Date.UTC(2026, 10, 21, 5, 46) / 1000;
  const moment = (language: string) => plain(formatMoment(language, 'Asia/Riyadh', at));
  expect(moment('ar')).toMatch(/^21 نوفمبر 2026، 8:46/);
  expect(moment('ja')).toBe('2026年11月21日 8:46');
  expect(moment('en')).toMatch(/^Nov 21, 2026, 8:46 AM$/);
});

it.each([
  ['en-PH', '8:46 AM'],
  ['zh-Hans-CN', '08:46'],
  ['zh-Hant-TW', '上午8:46'],
  ['ja-JP', '8:46'],
  ['es-MX', '8:46 a.m.'],
  ['pt-BR', '08:46'],
  ['ms-MY', '8:46 PG'],
  ['id-ID', '08.46'],
  ['tr-TR', '08:46'],
  ['ar-SA', '٨:٤٦ ص'],
])('writes the time of day in %s as %s, alone and after a date', (tag, time) => {
  const at = Date.UTC(2026, 10, 21, 5, 46) / 1000;
  expect(plain(formatTime(tag, 'Asia/Riyadh', at))).toBe(time);
  expect(plain(formatMoment(tag, 'Asia/Riyadh', at)).endsWith(time)).toBe(true);
});

it.each([
  ['en', 'SQL, Excel'],
  ['zh-Hant', 'SQL、Excel'],
  ['ja', 'SQL、Excel'],
  ['ar', 'SQL، Excel'],
])('joins with the comma of %s', (language, joined) => {
  expect(joinWithCommas(language, ['SQL', 'Excel'])).toBe(joined);
});

describe('the tag that formats take', () => {
  it.each([
    ['en', 'in', '12,34,567'],
    ['en', 'ph', '1,234,567'],
    ['es', 'mx', '1,234,567'],
    ['es', 'es', '1.234.567'],
    ['es', 'others', '1.234.567'],
    ['zh-Hant', 'tw', '1,234,567'],
  ])('writes numbers of %s as %s does', (language, country, number) => {
    const locale = { language: languageByTag(language), country: countryByKey(country) };
    expect(formatNumber(localeTag(locale as never), 1_234_567)).toBe(number);
    const i18n = createI18n(locale as never, { x: { n: '{{count, number}}' } });
    expect(i18n.t('n', { ns: 'x', count: 1_234_567 })).toBe(number);
  });

  it('says which texts a country has: its own in Spain, else those of the language', () => {
    const textsIn = (country: string) =>
      textTag({ language: languageByTag('es'), country: countryByKey(country) } as never);
    expect(['es', 'mx', 'others'].map(textsIn)).toEqual(['es-ES', 'es', 'es']);
  });

  it('finds the texts of the language, and English where one is missing', () => {
    const locale = { language: languageByTag('zh-Hant'), country: countryByKey('hk') };
    const i18n = createI18n(locale as never, { x: { a: '甲' } });
    i18n.addResourceBundle('en', 'x', { a: 'A', b: 'B' });
    expect(i18n.t('a', { ns: 'x' })).toBe('甲');
    expect(i18n.t('b', { ns: 'x' })).toBe('B');
  });
});

it('writes a duration as the texts of its language write numbers', () => {
  expect(['en', 'ja-JP', 'zh-Hant-TW'].map((locale) => formatDuration(locale, 345_600))).toEqual([
    '4 days',
    '4日',
    '4 天',
  ]);
});

it.each([
  ['Europe/Berlin', '2027-03-26T23:30+01:00', 'March 30, 2027'],
  ['America/New_York', '2027-03-11T23:30-05:00', 'March 15, 2027'],
  ['America/New_York', '2026-10-31T00:30-04:00', 'November 2, 2026'],
])(
  'a day is that of the person’s own clock, also where it has changed: %s, 72 hours after %s',
  (zone, from, day) => {
    expect(formatDay('en', zone, Date.parse(from) / 1_000 + 72 * 3_600)).toBe(day);
  },
);
