import type { QueryClient } from '@tanstack/react-query';
import { maxJobsAtOnce, watchJobsCommand } from '../../contracts/socket-commands/watch-jobs.ts';
import { jobTopic } from '../../contracts/topics/job.ts';
import type { Realtime } from '../../realtime/realtime.ts';

/** A change of a job: closed, put on hold, reopened, or edited. */
export interface JobNews {
  jobId: number;
  status: 'open' | 'on_hold' | 'closed';
}

/** Answers arrive together; one frame names the jobs of all. */
const pauseMs = 200;

/**
 * Calls `onNews` when a job changes that the page shows: one whose id `idsIn` finds in the answer of a query that is in
 * use. Jobs that had closed before they were watched, or while the connection was down, are told when it is up. Without
 * one nothing is told: poll what must not be missed. Load it lazily; it brings schemas. Returns the function that stops.
 */
export function watchShownJobs(
  { queryClient, realtime }: { queryClient: QueryClient; realtime: Realtime },
  idsIn: (answer: object) => readonly number[],
  onNews: (news: JobNews) => void,
): () => void {
  let watched = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cache = queryClient.getQueryCache();
  const watch = () => {
    timer = undefined;
    const answers = cache.findAll({ type: 'active' }).map(({ state }) => state.data);
    const ids = [
      ...new Set(answers.flatMap((data) => (data && typeof data === 'object' ? idsIn(data) : []))),
    ];
    if (ids.every((id) => watched.has(id))) return;
    for (let at = 0; at < ids.length; at += maxJobsAtOnce)
      if (!realtime.send(watchJobsCommand, { job_ids: ids.slice(at, at + maxJobsAtOnce) })) return;
    watched = new Set(ids);
  };
  const scheduleWatch = () => {
    timer ??= setTimeout(watch, pauseMs);
  };
  const stops = [
    realtime.on(jobTopic, ({ job_id, status }) => onNews({ jobId: job_id, status })),
    // The server forgets with the connection.
    realtime.onStatus((status) => {
      if (status !== 'online') return;
      watched = new Set();
      scheduleWatch();
    }),
    cache.subscribe(({ type }) => {
      if (type === 'updated' || type === 'observerAdded') scheduleWatch();
    }),
  ];
  scheduleWatch();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
