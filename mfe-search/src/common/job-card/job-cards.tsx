import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { classNames } from '@jobharbor/shared/ui';
import type { ComponentProps } from 'react';
import { JobBadge } from './job-badge.tsx';
import { type JobAction, JobCard } from './job-card.tsx';

export type JobCardsProps = Omit<ComponentProps<'div'>, 'children'> & {
  jobs: readonly Job[];
  now: number;
  cardAction: JobAction;
  /** Why each is shown. */
  reasonOf?: JobAction;
};

/** A grid of job cards below a heading of level 2. */
export function JobCards({ jobs, now, cardAction, reasonOf, className, ...rest }: JobCardsProps) {
  return (
    <div {...rest} className={classNames('jh-grid', className)}>
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          now={now}
          headingLevel={3}
          reason={reasonOf?.(job)}
          badge={<JobBadge job={job} />}
          action={cardAction(job)}
        />
      ))}
    </div>
  );
}
