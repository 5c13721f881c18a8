import type { JobCard as Job } from '@jobharbor/shared/contracts/job';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, ButtonLink, FailureCard, LateMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobBadge } from '../../common/job-badge.tsx';
import { type JobAction, JobCard } from '../../common/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card-skeleton.tsx';

export type MarketNewsProps = {
  country: string;
  /** Undefined while they load. */
  jobs: readonly Job[] | undefined;
  total: number | undefined;
  error: Error | null;
  onRetry: () => void;
  now: number;
  cardAction: JobAction;
};

/** What was posted last in the country. */
export function MarketNews({ country, jobs, total, error, onRetry, now, cardAction }: MarketNewsProps) {
  const { t } = useTranslation('search');
  const errorText = useErrorText();
  return (
    <section className="jh-stack jh-gap-4" aria-labelledby="jhs-talents-news">
      <h2 id="jhs-talents-news">{t('talents.newsTitle', { country })}</h2>
      {error && (
        <FailureCard
          motif={<LateMotif name="buoy" />}
          title={t('results.failed')}
          actions={<Button onClick={onRetry}>{t('retry')}</Button>}
        >
          <p>{errorText(error)}</p>
        </FailureCard>
      )}
      {!jobs && !error && (
        <div className="jh-grid" aria-busy="true">
          {['a', 'b', 'c'].map((key) => (
            <JobCardSkeleton key={key} />
          ))}
        </div>
      )}
      {jobs?.length === 0 && <p>{t('talents.noNews')}</p>}
      {jobs !== undefined && jobs.length > 0 && (
        <div className="jh-grid jhs-talents__three" data-list="news">
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
      )}
      {total !== undefined && total > 0 && (
        <p>
          <ButtonLink render={<Link to={resultsPath()} />}>
            <span suppressHydrationWarning>{t('home.all', { count: total })}</span>
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
