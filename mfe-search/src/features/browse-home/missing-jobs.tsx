import { useErrorText } from '@jobharbor/shared/remote';
import { Button, FailureCard, LazyMotif, VisuallyHidden } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { JobCardSkeleton } from '../../common/job-card/job-card-skeleton.tsx';

export type MissingJobsProps = {
  /** Why they did not come; null while they load. */
  error: unknown;
  onRetry: () => void;
};

/** The home page's place of jobs, companies and categories before they have come, or when they do not come. */
export function MissingJobs({ error, onRetry }: MissingJobsProps) {
  const { t } = useTranslation('search');
  const errorText = useErrorText();
  return (
    <div className="jh-page jhs-home__body">
      {error ? (
        <FailureCard
          motif={<LazyMotif name="buoy" />}
          title={t('results.failed')}
          actions={<Button onClick={onRetry}>{t('retry')}</Button>}
        >
          <p>{errorText(error)}</p>
        </FailureCard>
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
