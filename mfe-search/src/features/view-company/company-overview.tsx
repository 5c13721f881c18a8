import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { useCallSource, useNow } from '@jobharbor/shared/remote';
import { ButtonLink, Prose } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyCard } from '../../common/companies/company-card.tsx';
import { companyPath } from '../../common/companies/company-paths.ts';
import { FailedSection } from '../../common/failed-section.tsx';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { JobCards } from '../../common/job-card/job-cards.tsx';
import { CompanyActivity } from './company-activity.tsx';
import { companyJobsQuery, similarCompaniesQuery } from './company-queries.ts';
import { NoJobsHere } from './no-jobs-here.tsx';
import { Verifications } from './verifications.tsx';

export type CompanyOverviewProps = { company: CompanyProfile; cardAction: JobAction };

/** Overview of a company: description, verifications, newest jobs, similar companies. The lists hydrate by themselves. */
export function CompanyOverview({ company, cardAction }: CompanyOverviewProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <div className="jhs-company__columns">
        <section className="jh-stack jh-gap-3">
          <h2>{t('companyPage.about')}</h2>
          {company.about_html ? (
            <Prose lang={company.language} dangerouslySetInnerHTML={{ __html: company.about_html }} />
          ) : (
            <p className="jh-quiet">{t('companyPage.untold')}</p>
          )}
        </section>
        <div className="jh-stack">
          <Verifications company={company} />
          <CompanyActivity company={company} />
        </div>
      </div>
      <Suspense>
        <NewestJobs company={company} cardAction={cardAction} />
      </Suspense>
      <Suspense>
        <SimilarCompanies company={company} />
      </Suspense>
    </>
  );
}

function NewestJobs({ company, cardAction }: CompanyOverviewProps) {
  const { t } = useTranslation('search');
  const now = useNow();
  const found = useQuery(companyJobsQuery(useCallSource(), company.id, 'overview', 1));
  const { data, error } = found;
  if (!data && error) return <FailedSection title={t('home.recent')} error={error} retry={found} />;
  if (data === undefined) return null;
  if (data.total === 0) return <NoJobsHere company={company} />;
  return (
    <section className="jh-stack" aria-labelledby="jhs-company-jobs">
      <h2 id="jhs-company-jobs">{t('home.recent')}</h2>
      <JobCards jobs={data.jobs} now={now} cardAction={cardAction} data-list="company" />
      {data.total > data.jobs.length && (
        <p>
          <ButtonLink render={<Link to={companyPath(company, 'jobs')} />}>
            <span suppressHydrationWarning>{t('home.all', { count: data.total })}</span>
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function SimilarCompanies({ company: own }: { company: CompanyProfile }) {
  const { t } = useTranslation('search');
  const found = useQuery(similarCompaniesQuery(useCallSource(), own.id));
  const { data, error } = found;
  const blocked = useBlockedCompanies();
  const companies = data?.companies.filter(({ id }) => !blocked.includes(id)) ?? [];
  if (!data && error) return <FailedSection title={t('companyPage.similar')} error={error} retry={found} />;
  if (companies.length === 0) return null;
  return (
    <section className="jh-stack" aria-labelledby="jhs-similar-companies">
      <h2 id="jhs-similar-companies">{t('companyPage.similar')}</h2>
      <ul className="jh-grid jhs-company-grid">
        {companies.map((company) => (
          <CompanyCard
            key={company.id}
            company={company}
            headingLevel={3}
            reason={t(
              own.industry !== null && company.industry?.id === own.industry.id
                ? 'companyPage.sameIndustry'
                : 'companyPage.sameWork',
            )}
          />
        ))}
      </ul>
    </section>
  );
}
