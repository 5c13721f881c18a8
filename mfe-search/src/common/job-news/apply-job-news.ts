import { listJobCards } from '@jobharbor/shared/calls/job/list-job-cards';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { type JobNews, pollShownJobs, watchShownJobs } from '@jobharbor/shared/domain/jobs';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { Realtime } from '@jobharbor/shared/realtime';
import { callPrefix } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { getJobStatic, searchJobs } from './calls.ts';
import { listSimilarJobs } from './later-calls.ts';

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
 * Applies status changes from the socket to cached jobs. In lists a job gets its new status and keeps its position. A
 * job that is open in the pane, on its page or in its form is fetched again. Returns the function that stops.
 */
export const applyJobNews = (queryClient: QueryClient, realtime: Realtime): (() => void) =>
  watchShownJobs(
    { queryClient, realtime },
    (answer) => shownIn(answer).map(({ id }) => id),
    (news) => applyTo(queryClient, news),
  );

/** {@link applyJobNews} for guests, by one request a minute. */
export const pollJobNews = ({
  queryClient,
  http,
}: {
  queryClient: QueryClient;
  http: HttpClient;
}): (() => void) =>
  pollShownJobs(
    {
      queryClient,
      fetchJobs: async (ids) => (await sendCall(http, listJobCards, { query: { ids: ids.join(',') } })).jobs,
    },
    shownIn,
    (news) => applyTo(queryClient, news),
  );

const shownIn = (answer: object): readonly Job[] =>
  'jobs' in answer || 'description_html' in answer ? jobsIn(answer as Answer) : [];

function applyTo(queryClient: QueryClient, { jobId, status }: JobNews): void {
  const withStatus = <J extends Job>(job: J): J => (job.id === jobId ? { ...job, status } : job);
  for (const call of [getJobStatic, searchJobs, listSimilarJobs])
    queryClient.setQueriesData<Answer>({ queryKey: callPrefix(call) }, (answer) => {
      if (!answer || !jobsIn(answer).some((job) => job.id === jobId && job.status !== status)) return answer;
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
