import { getPoints } from '@jobharbor/shared/calls/jobseeker-vip/get-points';
import { callKey, useCallSource, useRemote } from '@jobharbor/shared/remote';

/** Returns a function that reads the points again, after a change of them. */
export function useRefreshedPoints(): () => Promise<void> {
  const { queryClient } = useRemote();
  const queryKey = callKey(getPoints, useCallSource(), {});
  return () => queryClient.invalidateQueries({ queryKey });
}
