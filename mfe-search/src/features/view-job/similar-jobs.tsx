import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { useIsListed } from '@jobharbor/shared/domain/jobs';
import { useCallSource, useLocale } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FailedSection } from '../../common/failed-section.tsx';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { JobCards } from '../../common/job-card/job-cards.tsx';
import { PayComparisonCard } from './pay-comparison-card.tsx';
import { PlaceMap } from './place-map.tsx';
import { similarJobsQuery } from './similar-jobs-query.ts';

export type SimilarJobsProps = { job: Job; now: number; cardAction: JobAction };

/** Pay of similar jobs, a map, and cards of similar jobs. An address that opens a form renders none of it again. */
export const SimilarJobs = memo(function SimilarJobs({ job, now, cardAction }: SimilarJobsProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const found = useQuery(similarJobsQuery(useCallSource(), job.id));
  const { data, error } = found;
  const jobs = (data?.jobs ?? []).filter(useIsListed());
  const section = useRef<HTMLElement>(null);
  const cards = jobs.length > 0 && (
    <section ref={section} id="similar" className="jhs-similar" aria-labelledby="jhs-similar">
      <ScrollWhereNamed section={section} />
      <h2 id="jhs-similar">{t('job.similar')}</h2>
      <JobCards jobs={jobs} now={now} cardAction={cardAction} data-list="similar" />
    </section>
  );
  // Beside a job that is closed or on hold, what is open comes before its pay.
  const isOpen = job.status === 'open';
  return (
    <aside className="jhs-job-side" aria-label={t('jobPage.beside')}>
      {!isOpen && cards}
      {data?.pay && <PayComparisonCard pay={data.pay} job={job} />}
      <PlaceMap job={job} language={tag} />
      {!data && error && <FailedSection title={t('job.similar')} error={error} retry={found} />}
      {isOpen && cards}
    </aside>
  );
});

/** Scrolls to the loaded jobs where the address names them, as links of other remotes do. */
function ScrollWhereNamed({ section }: { section: RefObject<HTMLElement | null> }) {
  const isNamed = useLocation().hash === '#similar';
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView({ block: 'start' });
  }, [isNamed, section]);
  return null;
}
