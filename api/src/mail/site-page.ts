import { countryByKey, defaultCountry, languageByTag } from '@jobharbor/shared/contracts';

/** A page of the site in the account's country and the language of the mail that links it. */
export function sitePage(siteUrl: string, language: string, country: string | null, path: string): string {
  const slug = languageByTag(language)?.slug ?? 'en';
  return `${siteUrl}/${slug}/${countryByKey(country ?? '')?.key ?? defaultCountry}${path}`;
}
