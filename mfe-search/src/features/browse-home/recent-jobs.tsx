import type { JobPage } from '@jobharbor/shared/contracts/search';
import { resultsPath, useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobBadge } from '../../common/job-badge.tsx';
import { type JobAction, JobCard } from '../../common/job-card.tsx';

export type RecentJobsProps = {
  page: JobPage;
  now: number;
  cardAction: JobAction;
};

/** The country's newest jobs, and a link to all of them. */
export function RecentJobs({ page, now, cardAction }: RecentJobsProps) {
  const { t } = useTranslation('search');
  const blocked = useBlockedCompanies();
  const jobs = page.jobs.filter(({ company }) => !blocked.includes(company.id));
  return (
    <section aria-labelledby="jhs-recent">
      <h2 id="jhs-recent">{t('home.recent')}</h2>
      <div className="jh-grid jhs-recent" data-list="recent">
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            now={now}
            headingLevel={3}
            badge={<JobBadge job={job} />}
            action={cardAction(job)}
          />
        ))}
      </div>
      <p className="jhs-recent__all">
        <ButtonLink render={<Link to={resultsPath()} />}>
          <span suppressHydrationWarning>{t('home.all', { count: page.total })}</span>
        </ButtonLink>
      </p>
    </section>
  );
}
