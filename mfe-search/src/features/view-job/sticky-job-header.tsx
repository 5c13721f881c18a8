import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { SalaryText } from '../../common/job-card/salary-text.tsx';

/**
 * Sticky bar with title, company, pay and actions, once the heading is scrolled out of view. Hidden from screen readers,
 * which have the heading.
 */
export function StickyJobHeader({ job }: { job: JobCard }) {
  return (
    <p className="jhs-job__brief" aria-hidden="true">
      <b>
        <UserText language={job.language}>{job.title}</UserText>
      </b>
      <span>
        <bdi>{job.company.name}</bdi> · <SalaryText salary={job.salary} />
      </span>
    </p>
  );
}
