import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { parseWebsite } from '../../common/companies/website.ts';

const headcounts: Readonly<Record<string, readonly [number, number?]>> = {
  '1-10': [1, 10],
  '11-50': [11, 50],
  '51-200': [51, 200],
  '201-500': [201, 500],
  '501-1000': [501, 1_000],
  '1001-5000': [1_001, 5_000],
  'over-5000': [5_001],
};

/** Organization structured data (schema.org) for search engines. */
export function organization(company: CompanyProfile): object {
  const [minValue, maxValue] = headcounts[company.size?.key ?? ''] ?? [];
  const country = company.country_key === 'others' ? undefined : company.country_key.toUpperCase();
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: parseWebsite(company.website)?.href,
    logo: company.logo_url ?? undefined,
    foundingDate: company.founded_year === null ? undefined : String(company.founded_year),
    address: (company.location || country) && {
      '@type': 'PostalAddress',
      addressLocality: company.location?.value,
      addressCountry: country,
    },
    numberOfEmployees: minValue !== undefined && { '@type': 'QuantitativeValue', minValue, maxValue },
  };
}
