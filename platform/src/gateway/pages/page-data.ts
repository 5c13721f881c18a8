import type { Country, Language } from '@jobharbor/shared/contracts';
import type { PageHead } from '@jobharbor/shared/remote/props';
import { pageAddress } from './page-addresses.ts';

interface PageOf {
  head: PageHead | null;
  language: Language;
  country: Country;
  origin: string;
}

/** schema.org properties whose value may be a path on this site. */
const addressProperties = new Set(['url', 'logo', 'image', 'target']);

/** The page's structured data (JSON-LD) with absolute URLs, breadcrumbs included. */
export function linkedData({ head, language, country, origin }: PageOf): object[] {
  const given = (head?.structuredData ?? []).map((data) => withOrigin(data, origin));
  const trail = head?.breadcrumbs ?? [];
  if (trail.length === 0) return given;
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(origin, language, country, path),
    })),
  };
  return [...given, list];
}

const withOrigin = (data: object, origin: string): object =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    addressProperties.has(key) && typeof value === 'string' && /^\/(?!\/)/.test(value)
      ? origin + value
      : value,
  ) as object;
