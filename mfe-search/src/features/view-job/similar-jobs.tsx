import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { useIsListed } from '@jobharbor/shared/domain/jobs';
import { useCallSource, useLocale } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FailedSection } from '../../common/failed-section.tsx';
import { type JobAction, JobCard } from '../../common/job-card/job-card.tsx';
import { PayComparisonCard } from './pay-comparison-card.tsx';
import { PlaceMap } from './place-map.tsx';
import { similarJobsQuery } from './similar-jobs-query.ts';

export type SimilarJobsProps = { job: Job; now: number; cardAction: JobAction };

/** Pay of similar jobs, a map, and cards of similar jobs. */
export function SimilarJobs({ job, now, cardAction }: SimilarJobsProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const found = useQuery(similarJobsQuery(useCallSource(), job.id));
  const { data, error } = found;
  const jobs = (data?.jobs ?? []).filter(useIsListed());
  const section = useRef<HTMLElement>(null);
  // Other remotes link to `#similar`: scrolls there once the jobs are loaded.
  const isNamed = useLocation().hash === '#similar' && jobs.length > 0;
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  const cards = jobs.length > 0 && (
    <section ref={section} id="similar" className="jhs-similar" aria-labelledby="jhs-similar">
      <h2 id="jhs-similar">{t('job.similar')}</h2>
      <div className="jh-grid" data-list="similar">
        {jobs.map((one) => (
          <JobCard key={one.id} job={one} now={now} headingLevel={3} action={cardAction(one)} />
        ))}
      </div>
    </section>
  );
  // Beside a closed job, what is open comes before what its pay was.
  const isClosed = job.status === 'closed';
  return (
    <aside className="jhs-job-side" aria-label={t('jobPage.beside')}>
      {isClosed && cards}
      {data?.pay && <PayComparisonCard pay={data.pay} job={job} />}
      <PlaceMap job={job} language={tag} />
      {!data && error && <FailedSection title={t('job.similar')} error={error} retry={found} />}
      {!isClosed && cards}
    </aside>
  );
}
