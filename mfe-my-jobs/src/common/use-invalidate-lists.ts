import { invalidateApplications } from '@jobharbor/shared/domain/applications';
import { callPrefix } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  alertsCall,
  interestsCall,
  interviewCall,
  interviewsCall,
  offerCall,
  offersCall,
  picksCall,
  savedJobsCall,
  viewersCall,
} from './list-calls.ts';

const calls = {
  saved: [savedJobsCall, picksCall],
  picks: [picksCall],
  alerts: [alertsCall],
  applications: [],
  all: [
    savedJobsCall,
    alertsCall,
    viewersCall,
    interviewsCall,
    interviewCall,
    interestsCall,
    picksCall,
    offersCall,
    offerCall,
  ],
} as const;

/** Invalidates one list, or with `all` every list. */
export function useInvalidateLists(): (lists: keyof typeof calls) => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    (lists) =>
      Promise.all([
        ...calls[lists].map((call) => queryClient.invalidateQueries({ queryKey: callPrefix(call) })),
        (lists === 'all' || lists === 'applications') && invalidateApplications(queryClient),
      ]),
    [queryClient],
  );
}
