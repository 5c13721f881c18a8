import { callQuery, lazyCall, useCallSource, useIsHydrated, useSession } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';

const getJobMatch = lazyCall(
  { id: 'GET /job/{jobId}/match', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/get-job-match')).getJobMatch,
);

/**
 * What a job asks, beside the profile of who is signed in; of nobody else. Asked again when the tab gets the focus, since
 * the profile may have been changed in another.
 */
export function useJobMatch(jobId: number) {
  const { status, user } = useSession();
  const isCompared = useIsHydrated() && status === 'signed-in' && user?.role === 'jobseeker';
  const match = useQuery({
    ...callQuery(getJobMatch, useCallSource(), { params: { jobId } }),
    enabled: isCompared,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return { ...match, isCompared, criteria: match.data?.criteria };
}
