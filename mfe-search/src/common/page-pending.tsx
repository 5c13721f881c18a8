import { useTranslation } from 'react-i18next';
import { JobCardSkeleton } from './job-card/job-card-skeleton.tsx';

/** Placeholder while a page's code loads: without it an early tap would leave an empty page. */
export function PagePending() {
  const { t } = useTranslation('search');
  return (
    <div className="jh-page jh-stack" aria-busy="true">
      <p role="status">{t('results.loading')}</p>
      <JobCardSkeleton />
    </div>
  );
}
