import type { QueryClient } from '@tanstack/react-query';
import type { JobNews } from './watch-shown-jobs.ts';

/** Polling interval in milliseconds. A page in the background sends nothing and polls when it is seen again. */
export const pollShownJobsMs = 60_000;
/** Number of ids in one request of job cards. */
const maxIds = 100;

interface ShownJob {
  id: number;
  status: JobNews['status'];
}

/**
 * For guests, who have no socket: calls `onNews` when a job that the page shows has another status than it shows. One
 * request a minute for all jobs that `jobsIn` finds in the answers of queries in use, the latest answers first.
 * Failures are ignored until the next one. Signed-in users get events instead: `watchShownJobs`. Returns the function
 * that stops.
 */
export function pollShownJobs(
  {
    queryClient,
    fetchJobs,
  }: { queryClient: QueryClient; fetchJobs: (ids: number[]) => Promise<readonly ShownJob[]> },
  jobsIn: (answer: object) => readonly ShownJob[],
  onNews: (news: JobNews) => void,
): () => void {
  let polledAt = performance.now();
  let isPolling = false;

  function shownJobs(): Map<number, ShownJob> {
    const answers = queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
      .map(({ state }) => state.data);
    const jobs = answers.flatMap((data) => (data && typeof data === 'object' ? jobsIn(data) : []));
    return new Map(jobs.map((job): [number, ShownJob] => [job.id, job]));
  }

  async function poll(): Promise<void> {
    const ids = [...shownJobs().keys()].slice(0, maxIds);
    if (document.visibilityState === 'hidden' || isPolling || ids.length === 0) return;
    isPolling = true;
    polledAt = performance.now();
    try {
      const found = await fetchJobs(ids);
      const shown = shownJobs();
      for (const { id, status } of found)
        if ((shown.get(id)?.status ?? status) !== status) onNews({ jobId: id, status });
    } catch {
      // The next one tries again.
    } finally {
      isPolling = false;
    }
  }

  const onVisible = () => {
    if (performance.now() - polledAt >= pollShownJobsMs) void poll();
  };
  const timer = setInterval(() => void poll(), pollShownJobsMs);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
