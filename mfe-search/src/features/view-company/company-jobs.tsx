import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { CardError, useCallSource, useNow } from '@jobharbor/shared/remote';
import { LiveRegion } from '@jobharbor/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyPath } from '../../common/companies/company-paths.ts';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card/job-card-skeleton.tsx';
import { JobCards } from '../../common/job-card/job-cards.tsx';
import { ListPagination } from '../../common/list-pagination.tsx';
import { companyJobsQuery, jobsPageSize } from './company-queries.ts';
import { NoJobsHere } from './no-jobs-here.tsx';

export type CompanyJobsProps = { company: CompanyProfile; page: number; cardAction: JobAction };

/** The company's open jobs in the country, newest first, paginated. */
export function CompanyJobs({ company, page, cardAction }: CompanyJobsProps) {
  const { t } = useTranslation('search');
  const now = useNow();
  const query = companyJobsQuery(useCallSource(), company.id, 'jobs', page);
  const {
    data: found,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  const path = companyPath(company, 'jobs');
  const hrefFor = (to: number) => (to === 1 ? path : `${path}?page=${to}`);
  if (error && !found) {
    return <CardError title={t('results.failed')} error={error} retry={{ refetch }} />;
  }
  if (!found) {
    return (
      <div className="jh-grid" aria-busy="true">
        <LiveRegion>{t('results.loading')}</LiveRegion>
        {['a', 'b', 'c'].map((key) => (
          <JobCardSkeleton key={key} />
        ))}
      </div>
    );
  }
  if (found.total === 0) return <NoJobsHere company={company} />;
  const pageCount = Math.ceil(found.total / jobsPageSize);
  return (
    <section className="jh-stack" aria-labelledby="jhs-company-jobs">
      <div className="jh-inline jh-inline--apart">
        <h2 id="jhs-company-jobs" suppressHydrationWarning>
          {t('results.count', { count: found.total })}
        </h2>
        <Link to={`/jobs?company=${company.id}`}>{t('companyPage.filter')}</Link>
      </div>
      {page > pageCount && (
        <p>
          {t('results.pastEnd')} <Link to={hrefFor(pageCount)}>{t('results.lastPage')}</Link>
        </p>
      )}
      <JobCards
        jobs={found.jobs}
        now={now}
        cardAction={cardAction}
        data-list="company"
        aria-busy={isPlaceholderData || undefined}
      />
      <ListPagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </section>
  );
}
