import {
  acceptedLanguage,
  type Country,
  countries,
  countryByKey,
  defaultCountry,
  type Language,
  languageBySlug,
  languages,
} from '@jobharbor/shared/contracts';
import { unopenedMarkets } from '@jobharbor/shared/contracts/markets/unopened-markets';
import type { FastifyRequest } from 'fastify';

/** Result of parsing a URL: a page of the site, or a redirect to its canonical URL. */
export type Address =
  | {
      kind: 'page';
      language: Language;
      country: Country;
      path: string;
      canonicalPath: string;
      /** Whether the URL names both language and country. */
      isWhole: boolean;
    }
  | { kind: 'moved'; status: 301 | 302; to: string };

const english = languages[0];

/** Whether this visitor gets the pages of a market, such as `country:ph` or `language:id`. */
export type IsShown = (market: MarketName) => boolean;
export type MarketName = `country:${string}` | `language:${string}`;

const closed: ReadonlySet<string> = new Set([
  ...unopenedMarkets.countries.map((key) => `country:${key}`),
  ...unopenedMarkets.languages.map((tag) => `language:${tag}`),
]);
export const isOpenMarket: IsShown = (market) => !closed.has(market);

/** Cookie with country and language of the last choice, or of the first visit: `ph_en`. */
export const localeCookie = 'geoConfiguration';

/**
 * Parses language and country by position, without guessing. Only `/`, `/redirect`, `/qr-login` and old language slugs
 * redirect; a URL without a language is English, one without a country uses the visitor's.
 */
export function readAddress(
  request: FastifyRequest,
  pathname: string,
  search: string,
  isShown: IsShown = isOpenMarket,
): Address {
  // One slash also in front: `//host` would be another site's address.
  const single = pathname.replace(/\/{2,}/g, '/');
  if (single !== pathname) return { kind: 'moved', status: 301, to: `${single}${search}` };
  const lower = lowerLocale(pathname);
  if (lower !== pathname) return { kind: 'moved', status: 301, to: `${lower}${search}` };
  const segments = pathname.split('/').slice(1);
  if (pathname === '/') {
    const { language, country } = visitorLocale(request);
    return { kind: 'moved', status: 302, to: `/${language.slug}/${country.key}${search}` };
  }
  // The URL that other sites use, with a language in the query, and the URL of a QR code. A QR code opens on another
  // device in that device's language. Browsers keep the fragment.
  if (pathname === '/redirect' || pathname === '/qr-login') {
    const { language, country } = visitorLocale(request);
    const named = languageBySlug(new URLSearchParams(search).get('lang') ?? '') ?? language;
    return { kind: 'moved', status: 302, to: `/${named.slug}/${country.key}${pathname}${search}` };
  }
  const [first = ''] = segments;
  const renamed = languages.find(({ alias }) => (alias as readonly string[]).includes(first));
  if (renamed)
    return { kind: 'moved', status: 301, to: `/${[renamed.slug, ...segments.slice(1)].join('/')}${search}` };

  const language = languageBySlug(first);
  const rest = language ? segments.slice(1) : segments;
  const named = countryByKey(rest[0] ?? '');
  const country = named ?? visitorLocale(request).country;
  const path = `/${(named ? rest.slice(1) : rest).join('/')}`.replace(/(?<=.)\/$/, '');
  const spoken = language ?? english;
  if (!isShown(`language:${spoken.value}`) || !isShown(`country:${country.key}`)) {
    const open = visitorLocale(request, isShown);
    const to = [
      isShown(`language:${spoken.value}`) ? spoken.slug : firstShown(isShown).language.slug,
      isShown(`country:${country.key}`) ? country.key : open.country.key,
    ];
    return { kind: 'moved', status: 302, to: `/${to.join('/')}${path === '/' ? '' : path}${search}` };
  }
  const canonicalPath = `/${spoken.slug}/${country.key}${path === '/' ? '' : path}`;
  const isWhole = language !== undefined && named !== undefined;
  return { kind: 'page', language: spoken, country, path, canonicalPath, isWhole };
}

/** The path with its language and country in lower case: `/EN/PH/jobs` is an address of somebody who typed it. */
function lowerLocale(pathname: string): string {
  const [, first = '', second = '', ...rest] = pathname.split('/');
  const [one, two] = [first.toLowerCase(), second.toLowerCase()];
  const isLanguage = languages.some(
    ({ slug, alias }) => slug === one || (alias as readonly string[]).includes(one),
  );
  if (!isLanguage) return countryByKey(one) ? pathname.replace(first, one) : pathname;
  const country = countryByKey(two) ? two : second;
  return pathname === `/${first}` ? `/${one}` : ['', one, country, ...rest].join('/');
}

/** The visitor's locale: cookie of the last choice or first visit, else country and `Accept-Language`, else Taiwan. */
export function visitorLocale(
  request: FastifyRequest,
  isShown: IsShown = isOpenMarket,
): { language: Language; country: Country } {
  const [cookieCountry] = cookieLocale(request);
  const geography = String(request.headers['x-geo-country'] ?? '').toLowerCase();
  const country =
    [cookieCountry, geography]
      .filter((key) => isShown(`country:${key}`))
      .map(countryByKey)
      .find((one) => one !== undefined) ?? firstShown(isShown).country;
  const preferred = preferredLanguage(request);
  const language =
    preferred !== undefined && isShown(`language:${preferred.value}`)
      ? preferred
      : (languages.find(({ value }) => value === country.defaultLanguage && isShown(`language:${value}`)) ??
        firstShown(isShown).language);
  return { language, country };
}

/** English and the default country, or the first that are shown: a redirect to one that is not would lead back here. */
function firstShown(isShown: IsShown): { language: Language; country: Country } {
  const standard = countryByKey(defaultCountry) as Country;
  return {
    language: languages.find(({ value }) => isShown(`language:${value}`)) ?? english,
    country: [standard, ...countries].find(({ key }) => isShown(`country:${key}`)) ?? standard,
  };
}

/** Country and language of the visitor's last choice or first visit, empty without one. */
function cookieLocale(request: FastifyRequest): [country: string, language: string] {
  const [country = '', language = ''] = (request.cookies[localeCookie] ?? '').split('_');
  return [country, language];
}

/** Language of the visitor's last choice or first visit, else of `Accept-Language`; undefined without either. */
export const preferredLanguage = (request: FastifyRequest): Language | undefined =>
  languageBySlug(cookieLocale(request)[1]) ?? acceptedLanguage(request.headers['accept-language']);
