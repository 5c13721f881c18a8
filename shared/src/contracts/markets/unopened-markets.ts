import { type Country, type CountryKey, countries, type LanguageTag, languages } from './market.ts';

/**
 * Rows of `market.ts` that visitors do not get yet. Their pages are shown to who holds a preview; menus, alternates and
 * sitemaps leave them out. Removing one here opens it: `pnpm verify` refuses that while the market lacks something.
 */
export const unopenedMarkets: { countries: readonly CountryKey[]; languages: readonly LanguageTag[] } = {
  countries: [],
  languages: [],
};

export const openCountries: readonly Country[] = countries.filter(
  ({ key }) => !unopenedMarkets.countries.includes(key),
);
export const openLanguages = languages.filter(({ value }) => !unopenedMarkets.languages.includes(value));
