import { invalidateApplications } from '@jobharbor/shared/domain/applications';
import { callPrefix } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { alertsCall, interviewsCall, savedJobsCall, viewersCall } from './list-calls.ts';

/** Invalidates one list, or with `all` every list. */
export function useInvalidateLists(): (lists: 'saved' | 'alerts' | 'all') => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    (lists) =>
      Promise.all([
        lists !== 'alerts' && queryClient.invalidateQueries({ queryKey: callPrefix(savedJobsCall) }),
        lists !== 'saved' && queryClient.invalidateQueries({ queryKey: callPrefix(alertsCall) }),
        lists === 'all' && queryClient.invalidateQueries({ queryKey: callPrefix(viewersCall) }),
        lists === 'all' && queryClient.invalidateQueries({ queryKey: callPrefix(interviewsCall) }),
        lists === 'all' && invalidateApplications(queryClient),
      ]),
    [queryClient],
  );
}
