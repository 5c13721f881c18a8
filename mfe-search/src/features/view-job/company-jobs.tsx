import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SalaryText } from '../../common/job-card/salary-text.tsx';
import { similarJobsQuery } from './similar-jobs-query.ts';

/** The company's newest other jobs; renders nothing without any. */
export function CompanyJobs({ job }: { job: Pick<JobStatic, 'id'> }) {
  const { t } = useTranslation('search');
  const { data } = useQuery(similarJobsQuery(useCallSource(), job.id));
  const jobs = data?.company_jobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <nav className="jhs-company-jobs" aria-labelledby="jhs-company-jobs">
      <p id="jhs-company-jobs" className="jh-quiet jh-small">
        {t('jobPage.companyJobs')}
      </p>
      <ul className="jhs-plain-list">
        {jobs.map((one) => (
          <li key={one.id}>
            <Link to={jobPath(one)}>
              <UserText language={one.language}>{one.title}</UserText>
            </Link>
            <span className="jh-quiet jh-small">
              <SalaryText salary={one.salary} />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
