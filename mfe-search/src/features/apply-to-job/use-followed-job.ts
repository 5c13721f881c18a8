import { useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '../../common/job-query.ts';

const everyMs = 10_000;

/** Fetches the job again while its form is open, and when the person comes back to it: it may have closed meanwhile. */
export function useFollowedJob(jobId: number): void {
  useQuery({
    ...jobQuery(useCallSource(), jobId),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
}
