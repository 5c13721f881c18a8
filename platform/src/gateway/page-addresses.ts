import { type Country, countries, type Language, languages } from '@jobharbor/shared/contracts';

/** The same page for other readers: `hreflang` (BCP 47 or `x-default`) and the address. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** Whole address of a page; `below` is its path below language and country, `/` for the home page. */
export const pageAddress = (origin: string, language: Language, country: Country, below: string): string =>
  `${origin}/${language.slug}/${country.key}${below.startsWith('/?') || below === '/' ? below.slice(1) : below}`;

/**
 * A page in all languages, in each of these countries that have it. The same list for each of its members, so that all
 * name each other: `others` is the page of a language without a country, and the default where it is among them.
 */
export function alternatesOf(origin: string, members: readonly Country[], below: string): Alternate[] {
  const fallback = members.find(({ key }) => key === 'others') ?? members[0];
  return [
    ...members.flatMap((country) =>
      languages.map((language) => ({
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

export const everyCountry: readonly Country[] = countries;
