import { brand } from '@jobharbor/shared/brand';

/** WebSite and Organization structured data (schema.org). */
export const siteData = (base: string): readonly object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: base,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${base}/jobs?q={search_term}`,
      'query-input': 'required name=search_term',
    },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.legalName,
    url: '/',
    logo: '/icons/icon-512.png',
    email: brand.contactEmail,
  },
];
