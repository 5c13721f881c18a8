import { getVipStatus } from '@jobharbor/shared/calls/jobseeker-vip/get-vip-status';
import { callKey, useCallSource, useRemote } from '@jobharbor/shared/remote';

/** Returns a function that reads the VIP status again, after a change of it. */
export function useRefreshedStatus(): () => Promise<void> {
  const { queryClient } = useRemote();
  const queryKey = callKey(getVipStatus, useCallSource(), {});
  return () => queryClient.invalidateQueries({ queryKey });
}
