import { CardError, type Retry } from '@jobharbor/shared/remote';
import { VisuallyHidden } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { JobCardSkeleton } from '../../common/job-card/job-card-skeleton.tsx';

export type MissingJobsProps = {
  /** Why they did not come; null while they load. */
  error: unknown;
  retry: Retry;
};

/** The home page's place of jobs, companies and categories before they have come, or when they do not come. */
export function MissingJobs({ error, retry }: MissingJobsProps) {
  const { t } = useTranslation('search');
  return (
    <div className="jh-page jhs-home__body">
      {error ? (
        <CardError title={t('results.failed')} error={error} retry={retry} />
      ) : (
        <div className="jh-grid" aria-busy="true" role="status">
          <VisuallyHidden>{t('results.loading')}</VisuallyHidden>
          {['a', 'b', 'c'].map((key) => (
            <JobCardSkeleton key={key} />
          ))}
        </div>
      )}
    </div>
  );
}
