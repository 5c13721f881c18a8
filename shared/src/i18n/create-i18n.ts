import i18next, { type i18n } from 'i18next';
import type { LanguageTag } from '../contracts/market.ts';

/** Texts of one namespace in one language, nested like their file. */
export type Texts = Record<string, unknown>;

/**
 * A new i18next instance in `language` with `resources`, ready synchronously, the same on the server and at hydration.
 * Missing texts fall back to English; values are not escaped, because React escapes them.
 */
export function createI18n(language: LanguageTag, resources: Record<string, Record<string, Texts>>): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    resources: resources as Record<string, Record<string, Record<string, string>>>,
    ns: [],
    defaultNS: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}
