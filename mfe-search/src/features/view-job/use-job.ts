import type { JobCard, JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { callPrefix, useCallSource, useRemote } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { searchJobs } from '../../common/job-news/calls.ts';
import { jobStaticQuery } from '../../common/job-news/job-static-query.ts';
import { listSimilarJobs } from '../../common/job-news/later-calls.ts';

/**
 * A job, null for an unknown id. Placeholder while loading: the job in the previous language, else its card from a
 * fetched list.
 */
export function useJob(id: number) {
  const { queryClient } = useRemote();
  const { data, error, refetch } = useQuery({
    ...jobStaticQuery(useCallSource(), id),
    placeholderData: (before?: JobStatic | null) => (before?.id === id ? before : undefined),
  });
  const findCard = () =>
    [searchJobs, listSimilarJobs]
      .flatMap((call) => queryClient.getQueriesData<{ jobs: JobCard[] }>({ queryKey: callPrefix(call) }))
      .flatMap(([, page]) => page?.jobs ?? [])
      .find((job) => job.id === id);
  return { job: data, shown: data ?? (error ? undefined : findCard()), error, refetch };
}
