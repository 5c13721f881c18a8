import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ClosedNotice } from './closed-notice.tsx';
import { JobBody } from './job-body.tsx';
import { JobHead } from './job-head.tsx';

export type JobViewProps = {
  job: JobStatic;
  now: number;
  /** `pane` stands beside a list and names its job below the list's own heading. */
  place: 'page' | 'pane';
  /** The one thing to do, and what else one can do. */
  actions: ReactNode;
};

/** One job, from what decides to what it says. */
export function JobView({ job, now, place, actions }: JobViewProps) {
  const isPane = place === 'pane';
  return (
    <article className="jhs-job" data-place={place}>
      <ClosedNotice job={job} />
      <JobHead
        job={job}
        now={now}
        headingLevel={isPane ? 2 : 1}
        titleAs={isPane ? (title) => <Link to={jobPath(job)}>{title}</Link> : undefined}
      />
      {job.status === 'open' && <div className="jhs-job__actions">{actions}</div>}
      <JobBody job={job} now={now} headingLevel={isPane ? 3 : 2} />
    </article>
  );
}
