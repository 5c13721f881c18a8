import {
  countries,
  type countryEntry,
  type Language,
  type LanguageTag,
  languageByTag,
} from '@jobharbor/shared/contracts';
import { phonePrefixes } from '@jobharbor/shared/contracts/markets/phone-prefixes';
import type * as z from 'zod/mini';

/** The name of the market for every country without a site of its own. */
const others: Readonly<Record<LanguageTag, string>> = {
  en: 'Others',
  'zh-Hans': '其他地区',
  'zh-Hant': '其他地區',
  ja: 'その他',
  es: 'Otros',
  pt: 'Outros',
  ms: 'Lain-lain',
  id: 'Lainnya',
  tr: 'Diğer',
  ar: 'دول أخرى',
};

/** The markets with their names in one language; each links to its site in that country's default language. */
export function countryEntriesIn(language: Language): z.infer<typeof countryEntry>[] {
  const names = new Intl.DisplayNames([language.value], { type: 'region', style: 'short' });
  return countries.map(({ id, key, currency, defaultLanguage }) => ({
    id,
    key,
    name: key === 'others' ? others[language.value] : (names.of(key.toUpperCase()) ?? key),
    url: `/${languageByTag(defaultLanguage)?.slug ?? 'en'}/${key}`,
    default_location: null,
    currency,
    hreflang: key === 'others' ? defaultLanguage : `${defaultLanguage}-${key.toUpperCase()}`,
    phone_prefix: phonePrefixes[key],
  }));
}
