import { invalidateApplications } from '@jobharbor/shared/domain/applications';
import { callPrefix } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { savedJobsCall } from './list-calls.ts';

/** Invalidates the saved jobs, and with `all` the applications too. */
export function useInvalidateLists(): (lists: 'saved' | 'all') => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    (lists) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: callPrefix(savedJobsCall) }),
        lists === 'all' && invalidateApplications(queryClient),
      ]),
    [queryClient],
  );
}
