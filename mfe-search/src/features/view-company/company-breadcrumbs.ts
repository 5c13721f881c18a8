import { brand } from '@jobharbor/shared/brand';
import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import type { PageHead } from '@jobharbor/shared/remote/props';
import type { TFunction } from 'i18next';
import { type CompanySection, companyPath } from '../../common/companies/company-paths.ts';

export const hiresIn = ({ jobs_by_country }: CompanyProfile, country: string): boolean =>
  jobs_by_country.some(({ country_key, open_jobs }) => country_key === country && open_jobs > 0);

/** Breadcrumbs of a company's pages. */
export function breadcrumbsOf(
  company: CompanyProfile,
  section: CompanySection,
  t: TFunction<'search'>,
): NonNullable<PageHead['breadcrumbs']> {
  return [
    { name: brand.name, path: '/' },
    { name: t('places.companies'), path: '/companies' },
    { name: company.name, path: companyPath(company, 'overview') },
    ...(section === 'overview'
      ? []
      : [{ name: t(`companyPage.${section}`), path: companyPath(company, section) }]),
  ];
}
