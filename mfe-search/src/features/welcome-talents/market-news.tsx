import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { CardError } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card/job-card-skeleton.tsx';
import { JobCards } from '../../common/job-card/job-cards.tsx';

export type MarketNewsProps = {
  country: string;
  /** Undefined while loading. */
  jobs: readonly Job[] | undefined;
  total: number | undefined;
  error: Error | null;
  onRetry: () => void;
  now: number;
  cardAction: JobAction;
};

/** Cards of the country's newest jobs. */
export function MarketNews({ country, jobs, total, error, onRetry, now, cardAction }: MarketNewsProps) {
  const { t } = useTranslation('search');
  return (
    <section className="jh-stack jh-gap-4" aria-labelledby="jhs-talents-news">
      <h2 id="jhs-talents-news">{t('talents.newsTitle', { country })}</h2>
      {error && <CardError title={t('results.failed')} error={error} retry={{ refetch: onRetry }} />}
      {!jobs && !error && (
        <div className="jh-grid" aria-busy="true">
          {['a', 'b', 'c'].map((key) => (
            <JobCardSkeleton key={key} />
          ))}
        </div>
      )}
      {jobs?.length === 0 && <p>{t('talents.noNews')}</p>}
      {jobs !== undefined && jobs.length > 0 && (
        <JobCards
          className="jhs-talents__three"
          jobs={jobs}
          now={now}
          cardAction={cardAction}
          data-list="news"
        />
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
