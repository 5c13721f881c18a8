import type { JobStatic } from '@jobharbor/shared/contracts/job';
import type { JobQuery } from '@jobharbor/shared/contracts/search';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { callQuery, useCallSource, useIsHydrated } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { searchJobs } from '../../common/calls.ts';
import { SalaryText } from '../../common/salary-text.tsx';

const maxJobs = 3;

/** The newest other jobs of the company here; nothing where there are none. The server does not draw them. */
export function CompanyJobs({ job }: { job: Pick<JobStatic, 'id' | 'company' | 'employer'> }) {
  const { t } = useTranslation('search');
  const isHydrated = useIsHydrated();
  const body: JobQuery = { company_ids: [job.company.id], sort: 1, page: 1, size: maxJobs + 1 };
  const { data } = useQuery({
    ...callQuery(searchJobs, useCallSource(), { body }),
    enabled: isHydrated && job.employer.open_jobs > 1,
    staleTime: 300_000,
  });
  const jobs = (data?.jobs ?? []).filter(({ id }) => id !== job.id).slice(0, maxJobs);
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
