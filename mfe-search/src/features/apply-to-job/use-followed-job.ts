import { useCallSource, useRemote } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '../../common/job-query.ts';

const pollIntervalMs = 10_000;
/** While the socket tells of changes. A job whose last day ends is told by nobody. */
const besideSocketMs = 60_000;

/** Refetches the job while its form is open, and on window focus: it may have closed meanwhile. */
export function useFollowedJob(jobId: number): void {
  const { realtime } = useRemote();
  useQuery({
    ...jobQuery(useCallSource(), jobId),
    refetchInterval: () => (realtime.status() === 'online' ? besideSocketMs : pollIntervalMs),
    refetchOnWindowFocus: 'always',
  });
}
