import type { CompanyCard } from '@jobharbor/shared/contracts/jobs/company';

export const companySections = ['overview', 'jobs', 'culture'] as const;
export type CompanySection = (typeof companySections)[number];

/** Path of a company's page below language and country: `/company/{slug}-{id}`, with `/jobs` or `/culture`. */
export const companyPath = (
  { id, slug }: Pick<CompanyCard, 'id' | 'slug'>,
  section: CompanySection = 'overview',
): string =>
  `/company/${slug ? `${encodeURIComponent(slug)}-` : ''}${id}${section === 'overview' ? '' : `/${section}`}`;
