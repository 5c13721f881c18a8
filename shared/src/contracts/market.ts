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

const country = <K extends string>(
  id: number,
  key: K,
  currency: string,
  defaultLanguage: LanguageTag,
  phonePrefix: string | null,
) => ({ id, key, currency, defaultLanguage, phonePrefix });

/**
 * The markets. `key` is part of URLs, `id` is sent as `Country-Id`; names come from `Intl.DisplayNames`
 * with the upper-case key, except `others`, whose name is a text of the shell.
 */
export const countries = [
  country(1, 'ph', 'PHP', 'en', '63'),
  country(2, 'sg', 'SGD', 'en', '65'),
  country(3, 'id', 'IDR', 'id', '62'),
  country(4, 'my', 'MYR', 'ms', '60'),
  country(5, 'tw', 'TWD', 'zh-Hant', '886'),
  country(6, 'hk', 'HKD', 'zh-Hant', '852'),
  country(7, 'cn', 'CNY', 'zh-Hans', '86'),
  country(8, 'jp', 'JPY', 'ja', '81'),
  country(9, 'th', 'THB', 'en', '66'),
  country(10, 'vn', 'VND', 'en', '84'),
  country(11, 'in', 'INR', 'en', '91'),
  country(12, 'ae', 'AED', 'ar', '971'),
  country(13, 'sa', 'SAR', 'ar', '966'),
  country(14, 'tr', 'TRY', 'tr', '90'),
  country(15, 'es', 'EUR', 'es', '34'),
  country(16, 'mx', 'MXN', 'es', '52'),
  country(17, 'br', 'BRL', 'pt', '55'),
  country(18, 'us', 'USD', 'en', '1'),
  country(19, 'others', 'USD', 'en', null),
] as const;
export type Country = (typeof countries)[number];
export type CountryKey = Country['key'];

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
 * Regional tags with wording of their own. Their locale file contains the texts that differ; a release merges it with the
 * language's.
 */
export const regionalTags: readonly string[] = ['es-ES'];

/** The tag of the texts of a locale: `es-ES` in Spain, else the language's. */
export const textTag = (locale: Parameters<typeof localeTag>[0]): string => {
  const tag = localeTag(locale);
  return regionalTags.includes(tag) ? tag : locale.language.value;
};

/** A tag without its country: `zh-Hant-TW` → `zh-Hant`. */
export const languageOfTag = (tag: string): string => tag.replace(/-[A-Z]{2}$/u, '');
