import { type Country, countryByKey, type Language, languageBySlug } from '../contracts/markets/market.ts';

/** Language and country of a page, from its address. */
export interface Locale {
  language: Language;
  country: Country;
}

/** `/{lang}/{country}` without a trailing slash: the base of every address in this locale. */
export const baseOf = ({ language, country }: Locale): string => `/${language.slug}/${country.key}`;

/** Path below language and country, `/` for the home page, as routes name it. `pathname`: of an address of this locale. */
export const pathBelow = (locale: Locale, pathname: string): string =>
  pathname.slice(baseOf(locale).length) || '/';

/** Splits an address into its locale and the rest (`/` at least). Undefined when either segment is not known. */
export function splitAddress(pathname: string): { locale: Locale; path: string } | undefined {
  const [, first = '', second = '', ...rest] = pathname.split('/');
  const language = languageBySlug(first);
  const country = countryByKey(second);
  if (!language || !country) return undefined;
  return { locale: { language, country }, path: `/${rest.join('/')}` };
}
