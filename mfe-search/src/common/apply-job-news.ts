import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { type JobNews, watchShownJobs } from '@jobharbor/shared/domain/jobs';
import type { Realtime } from '@jobharbor/shared/realtime';
import { callPrefix } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { getJobStatic, listSimilarJobs, searchJobs } from './calls.ts';

interface Job {
  id: number;
  status: JobStatic['status'];
}
/** A page of jobs or one job. */
type Answer = { jobs?: Job[]; related?: Job[] | null } | JobStatic;

const isJob = (answer: Answer): answer is JobStatic => 'description_html' in answer;
const jobsIn = (answer: Answer): readonly Job[] =>
  isJob(answer) ? [answer] : [...(answer.jobs ?? []), ...(answer.related ?? [])];

/**
 * Applies what the socket tells of the jobs on the page: in lists a job gets its new status and stays where it is, and
 * one that is open beside, alone or in its form is fetched again. Returns the function that stops.
 */
export function applyJobNews(queryClient: QueryClient, realtime: Realtime): () => void {
  function onNews({ jobId, status }: JobNews): void {
    const withStatus = <J extends Job>(job: J): J => (job.id === jobId ? { ...job, status } : job);
    for (const call of [getJobStatic, searchJobs, listSimilarJobs])
      queryClient.setQueriesData<Answer>({ queryKey: callPrefix(call) }, (answer) => {
        if (!answer || !jobsIn(answer).some((job) => job.id === jobId && job.status !== status))
          return answer;
        if (isJob(answer)) return withStatus(answer);
        const { jobs, related } = answer;
        return {
          ...answer,
          ...(jobs && { jobs: jobs.map(withStatus) }),
          ...(related && { related: related.map(withStatus) }),
        };
      });
    // Its text may have changed too, and what it says of its end has.
    void queryClient.invalidateQueries({
      queryKey: callPrefix(getJobStatic),
      predicate: ({ state }) => (state.data as JobStatic | null | undefined)?.id === jobId,
    });
  }
  const idsIn = (answer: object) =>
    'jobs' in answer || 'description_html' in answer ? jobsIn(answer as Answer).map(({ id }) => id) : [];
  return watchShownJobs({ queryClient, realtime }, idsIn, onNews);
}
