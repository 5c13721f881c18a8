import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { useIsListed } from '@jobharbor/shared/domain/jobs';
import { useCall } from '@jobharbor/shared/remote';
import { searchJobs } from '../../common/job-news/calls.ts';

const maxJobs = 5;

/** The newest jobs of a job's category, without the job itself. */
export function useNextJobs(job: JobCard): JobCard[] {
  const isListed = useIsListed();
  const { data } = useCall(searchJobs, {
    body: {
      size: maxJobs + 1,
      sort: 1,
      source: 'applied',
      ...(job.category && { job_categories: [job.category.id] }),
    },
  });
  return (data?.jobs ?? []).filter((one) => one.id !== job.id && isListed(one)).slice(0, maxJobs);
}
