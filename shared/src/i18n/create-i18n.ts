import i18next, { type i18n } from 'i18next';
import {
  type Country,
  type Language,
  languageOfTag,
  localeTag,
  textTag,
} from '../contracts/markets/market.ts';

/** Texts of one namespace in one language, nested like their file. */
export type Texts = Record<string, unknown>;

/**
 * A new i18next instance for a language and country with the language's texts by namespace, ready synchronously, the same
 * on the server and at hydration. Its language is the regional tag, so that `Intl` formats in texts follow the country.
 * A language without texts of its own falls back to those of the current region, missing texts to English. Values are not
 * escaped, because React escapes them.
 */
export function createI18n(
  locale: { language: Language; country: Country },
  texts: Record<string, Texts>,
): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: localeTag(locale),
    fallbackLng: (tag) => [languageOfTag(tag), instance.language, 'en'],
    load: 'currentOnly',
    resources: { [textTag(locale)]: texts } as Record<string, Record<string, Record<string, string>>>,
    ns: [],
    defaultNS: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    // Texts are loaded before a page mounts or its language changes; those of a prefetched remote cause no re-render.
    react: { useSuspense: false, bindI18nStore: '' },
  });
  return instance;
}
