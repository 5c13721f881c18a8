/** The ten languages. `value` is the BCP 47 tag, `slug` the first segment of an address, `id` goes into `Language-Id`. */
export const languages = [
  { id: 1, value: 'en', label: 'English', slug: 'en', alias: [], dir: 'ltr' },
  { id: 2, value: 'zh-Hans', label: '简体中文', slug: 'zh-hans', alias: ['zh-cn'], dir: 'ltr' },
  { id: 3, value: 'zh-Hant', label: '繁體中文', slug: 'zh-hant', alias: ['zh-tw', 'zh-hk'], dir: 'ltr' },
  { id: 4, value: 'ja', label: '日本語', slug: 'ja', alias: [], dir: 'ltr' },
  { id: 5, value: 'es', label: 'Español', slug: 'es', alias: [], dir: 'ltr' },
  { id: 6, value: 'pt', label: 'Português', slug: 'pt', alias: ['pt-br'], dir: 'ltr' },
  { id: 7, value: 'ms', label: 'Bahasa Melayu', slug: 'ms', alias: [], dir: 'ltr' },
  { id: 8, value: 'id', label: 'Bahasa Indonesia', slug: 'id', alias: [], dir: 'ltr' },
  { id: 9, value: 'tr', label: 'Türkçe', slug: 'tr', alias: [], dir: 'ltr' },
  { id: 10, value: 'ar', label: 'العربية', slug: 'ar', alias: [], dir: 'rtl' },
] as const;
export type Language = (typeof languages)[number];
export type LanguageTag = Language['value'];
export type LanguageSlug = Language['slug'];

/** Key, currency and default language; the position is the id. One string each, since the first script of a page has them. */
const markets = [
  'ph PHP en',
  'sg SGD en',
  'id IDR id',
  'my MYR ms',
  'tw TWD zh-Hant',
  'hk HKD zh-Hant',
  'cn CNY zh-Hans',
  'jp JPY ja',
  'th THB en',
  'vn VND en',
  'in INR en',
  'ae AED ar',
  'sa SAR ar',
  'tr TRY tr',
  'es EUR es',
  'mx MXN es',
  'br BRL pt',
  'us USD en',
  'others USD en',
] as const;

export type CountryKey = (typeof markets)[number] extends infer Row
  ? Row extends `${infer Key} ${string}`
    ? Key
    : never
  : never;
export type Country = { id: number; key: CountryKey; currency: string; defaultLanguage: LanguageTag };

/**
 * The markets. `key` is part of URLs, `id` is sent as `Country-Id`. Names come from `Intl.DisplayNames` with the
 * upper-case key; the name of `others` is a text of the shell.
 */
export const countries: readonly Country[] = markets.map((row, index) => {
  const [key, currency, defaultLanguage] = row.split(' ') as [CountryKey, string, LanguageTag];
  return { id: index + 1, key, currency, defaultLanguage };
});

/** The country a request gets when nothing else names one. */
export const defaultCountry: CountryKey = 'tw';

export const languageBySlug = (slug: string): Language | undefined => languages.find((l) => l.slug === slug);
export const languageByTag = (tag: string): Language | undefined => languages.find((l) => l.value === tag);
export const languageById = (id: number): Language | undefined => languages.find((l) => l.id === id);
export const countryByKey = (key: string): Country | undefined => countries.find((c) => c.key === key);
export const countryById = (id: number): Country | undefined => countries.find((c) => c.id === id);

/**
 * BCP 47 tag of a language as used in a country: `es-MX`, `zh-Hant-TW`. Pass it to every `Intl` format; `Intl` falls back
 * to the language where it has no regional data.
 */
export const localeTag = (locale: {
  language: Pick<Language, 'value'>;
  country: Pick<Country, 'key'>;
}): string =>
  locale.country.key === 'others'
    ? locale.language.value
    : `${locale.language.value}-${locale.country.key.toUpperCase()}`;

/**
 * Regional tags with wording or digits of their own. Their locale file, if any, contains the texts that differ. A
 * release merges it with the language's, and writes its numbers in the region's digits (`ar-SA`), as `Intl` does.
 */
export const regionalTags: readonly string[] = ['es-ES', 'ar-SA'];

/** The tag of the texts of a locale: `es-ES` in Spain, else the language's. */
export const textTag = (locale: Parameters<typeof localeTag>[0]): string => {
  const tag = localeTag(locale);
  return regionalTags.includes(tag) ? tag : locale.language.value;
};

/** A tag without its country: `zh-Hant-TW` → `zh-Hant`. */
export const languageOfTag = (tag: string): string => tag.replace(/-[A-Z]{2}$/u, '');
