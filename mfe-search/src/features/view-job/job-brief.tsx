import type { JobCard } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { SalaryText } from '../../common/salary-text.tsx';

/** Title, company and pay beside what one can do, once the heading is out of sight. The heading says it to screen readers. */
export function JobBrief({ job }: { job: JobCard }) {
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
