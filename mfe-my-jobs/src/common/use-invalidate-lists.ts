import { callPrefix } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applicationsCall, savedJobsCall } from './list-calls.ts';

/** Invalidates the saved jobs, and with `all` the applications too. */
export function useInvalidateLists(): (lists: 'saved' | 'all') => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    (lists) => {
      const calls = lists === 'all' ? [savedJobsCall, applicationsCall] : [savedJobsCall];
      return Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: callPrefix(call) })));
    },
    [queryClient],
  );
}
