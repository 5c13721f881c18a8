import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { countryByKey } from '@jobharbor/shared/contracts/markets/market';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Card } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { companyPath } from '../../common/companies/company-paths.ts';

/** Shown if the company has no open job in the page's country, with the countries where it has some. */
export function NoJobsHere({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const nameOf = (key: string) => countryName(language.value, key) ?? t('home.everywhere');
  const elsewhere = company.jobs_by_country.filter(
    ({ country_key }) => country_key !== country.key && countryByKey(country_key) !== undefined,
  );
  return (
    <Card as="section" sunken className="jh-stack jh-gap-2">
      <h2 className="jhs-company__aside">{t('companyPage.noJobs', { country: nameOf(country.key) })}</h2>
      {elsewhere.length > 0 && (
        <>
          <p>{t('companyPage.elsewhere')}</p>
          <ul className="jh-inline jhs-plain-list">
            {elsewhere.map(({ country_key, open_jobs }) => (
              <li key={country_key}>
                <a href={`/${language.slug}/${country_key}${companyPath(company, 'jobs')}`}>
                  {nameOf(country_key)}
                </a>{' '}
                <span className="jh-quiet">{t('results.count', { count: open_jobs })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
