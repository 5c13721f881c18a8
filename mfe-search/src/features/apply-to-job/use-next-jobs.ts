import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { useCall } from '@jobharbor/shared/remote';
import { searchJobs } from '../../common/job-news/calls.ts';

const maxJobs = 5;

/** The newest jobs of a job's category, without the job itself. */
export function useNextJobs(job: JobCard): JobCard[] {
  const blocked = useBlockedCompanies();
  const { data } = useCall(searchJobs, {
    body: {
      size: maxJobs + 1,
      sort: 1,
      source: 'applied',
      ...(job.category && { job_categories: [job.category.id] }),
    },
  });
  return (data?.jobs ?? [])
    .filter(({ id, company }) => id !== job.id && !blocked.includes(company.id))
    .slice(0, maxJobs);
}
