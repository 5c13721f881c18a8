import type { JobCard as Job } from '@jobharbor/shared/contracts/job';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JobCard } from '../../jobs/job-card.tsx';
import { similarQuery } from './job-queries.ts';

export type SimilarJobsProps = { jobId: number; now: number; actionOf: (job: Job) => ReactNode };

/** Where to go from here; nothing at all where there is nothing alike. */
export function SimilarJobs({ jobId, now, actionOf }: SimilarJobsProps) {
  const { t } = useTranslation('search');
  const { http } = useRemote();
  const { data: jobs = [] } = useQuery(similarQuery(http, useLocale(), jobId));
  if (jobs.length === 0) return null;
  return (
    <section className="jhs-similar" aria-labelledby="jhs-similar">
      <h2 id="jhs-similar">{t('job.similar')}</h2>
      <div className="jh-grid">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} now={now} headingLevel={3} action={actionOf(job)} />
        ))}
      </div>
    </section>
  );
}
