import { useCallSource, useRemote } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { jobStaticQuery } from '../../common/job-news/job-static-query.ts';

const pollIntervalMs = 10_000;
/** Polling interval beside the socket, which does not report jobs that expire. */
const pollWithSocketMs = 60_000;

/** Refetches the job while its form is open, and on window focus: it may have closed meanwhile. */
export function useFollowedJob(jobId: number): void {
  const { realtime } = useRemote();
  useQuery({
    ...jobStaticQuery(useCallSource(), jobId),
    refetchInterval: () => (realtime.status() === 'online' ? pollWithSocketMs : pollIntervalMs),
    refetchOnWindowFocus: 'always',
  });
}
