import { type Country, type Language, languages } from '@jobharbor/shared/contracts';
import { openCountries, openLanguages } from '@jobharbor/shared/contracts/markets/unopened-markets';

/** An alternate of the page: `hreflang` (BCP 47 or `x-default`) and URL. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** Absolute URL of a page; `below` is its path below language and country, `/` for the home page. */
export const pageAddress = (origin: string, language: Language, country: Country, below: string): string =>
  `${origin}/${language.slug}/${country.key}${below.startsWith('/?') || below === '/' ? below.slice(1) : below}`;

/**
 * hreflang alternates: a page in all languages, in each of these countries. The same list for each member, as search
 * engines require; `others` is the page of a language without a country, and `x-default` if it is among them.
 */
export function alternatesOf(origin: string, members: readonly Country[], below: string): Alternate[] {
  const fallback = members.find(({ key }) => key === 'others') ?? members[0];
  return [
    ...members.flatMap((country) =>
      openLanguages.map((language) => ({
        hreflang:
          country.key === 'others' ? language.value : `${language.value}-${country.key.toUpperCase()}`,
        href: pageAddress(origin, language, country, below),
      })),
    ),
    ...(fallback
      ? [{ hreflang: 'x-default', href: pageAddress(origin, languages[0], fallback, below) }]
      : []),
  ];
}

export const everyCountry: readonly Country[] = openCountries;
