import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { useCallSource } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyCard } from '../../common/companies/company-card.tsx';
import { FailedSection } from '../../common/failed-section.tsx';
import { featuredCompaniesQuery } from './home-queries.ts';

/** Companies that hire in the country; renders nothing where there is none. */
export function FeaturedCompanies() {
  const { t } = useTranslation('search');
  const { data, error, refetch, isFetching } = useQuery(featuredCompaniesQuery(useCallSource()));
  const blocked = useBlockedCompanies();
  const companies = data?.companies.filter(({ id }) => !blocked.includes(id)) ?? [];
  if (!data && error)
    return <FailedSection title={t('home.companies')} error={error} retry={{ refetch, isFetching }} />;
  if (companies.length === 0) return null;
  return (
    <section className="jh-stack" aria-labelledby="jhs-featured">
      <h2 id="jhs-featured">{t('home.companies')}</h2>
      <ul className="jh-grid jhs-company-grid">
        {companies.map((company) => (
          <CompanyCard key={company.id} company={company} headingLevel={3} />
        ))}
      </ul>
      <p>
        <ButtonLink render={<Link to="/companies" />}>{t('companies.all')}</ButtonLink>
      </p>
    </section>
  );
}
