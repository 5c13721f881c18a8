import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { useCallSource } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyCard } from '../../common/companies/company-card.tsx';
import { FailedSection } from '../../common/failed-section.tsx';
import { hiringCompaniesQuery } from './talents-queries.ts';

/** Scrollable row of companies that hire in the country; renders nothing without any. */
export function HiringCompanies() {
  const { t } = useTranslation('search');
  const found = useQuery(hiringCompaniesQuery(useCallSource()));
  const { data, error } = found;
  const blocked = useBlockedCompanies();
  const companies = data?.companies.filter(({ id }) => !blocked.includes(id)) ?? [];
  if (!data && error) return <FailedSection title={t('home.companies')} error={error} retry={found} />;
  if (companies.length === 0) return null;
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhs-talents-companies">
      <div className="jh-inline jh-inline--apart">
        <h2 id="jhs-talents-companies">{t('home.companies')}</h2>
        <TextLink render={<Link to="/companies" />}>{t('companies.all')}</TextLink>
      </div>
      <ul className="jhs-talents__row jhs-plain-list">
        {companies.map((company) => (
          <CompanyCard key={company.id} company={company} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}
