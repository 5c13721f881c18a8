import { callQuery, lazyCall, useCallSource, useIsHydrated, useSession } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useIsIdle } from '../../common/use-is-idle.ts';

const getJobMatch = lazyCall(
  { id: 'GET /job/{jobId}/match', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/get-job-match'))
      .getJobMatch,
);

/**
 * The job's requirements compared with the signed-in person's profile; disabled for guests, and until the browser is idle,
 * since it is below the first screen. `isExpected` before the session is known, for who seems to be signed in. Refetched on
 * window focus, since the profile may have changed in another tab.
 */
export function useJobMatch(jobId: number) {
  const { status, user } = useSession();
  const isExpected = status !== 'guest' && user?.role === 'jobseeker';
  const isPerson = useIsHydrated() && status === 'signed-in' && isExpected;
  const isCompared = useIsIdle(isPerson) && isPerson;
  const match = useQuery({
    ...callQuery(getJobMatch, useCallSource(), { params: { jobId } }),
    enabled: isCompared,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return { ...match, isExpected, criteria: match.data?.criteria };
}
